/** Where copies are in an S3-compatible store: `s3://BUCKET/PREFIX`. */
export type BucketPlace = { bucket: string; prefix: string }

export function readBucketPlace(place: string): BucketPlace | null {
  const [, bucket, prefix = ''] = /^s3:\/\/([a-z0-9][a-z0-9.-]{1,61}[a-z0-9])(?:\/(.*))?$/.exec(place) ?? []
  return bucket ? { bucket, prefix: prefix.replace(/\/+$/, '') } : null
}

export type Keep = { copies: number } | { days: number }

/** What `--manter` and BACKUP_KEEP take: `14` or `30d`; null for anything else. */
export function readKeep(text: string): Keep | null {
  const [, number, isDays] = /^([1-9]\d{0,4})(d?)$/.exec(text) ?? []
  if (number === undefined) return null
  return isDays ? { days: Number(number) } : { copies: Number(number) }
}
