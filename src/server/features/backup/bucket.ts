import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import type { ReadableStream } from 'node:stream/web'
import { AwsClient } from 'aws4fetch'
import type { Settings } from '#server/env.ts'
import type { BucketPlace } from '#server/platform/backup-place.ts'

/** An upload that has begun: until it is completed, the store shows no object. */
export type Upload = { key: string; id: string }

/** Parts are kept in memory; a store takes 10,000 of them. */
const PART = 16 * 1024 * 1024
const TRIES = 3
const PROBE = 'aconchego-prova'

/** A bucket as the operator has set it up. Every failure is an Error with a sentence on what to do. */
export function openBucket({ bucket, prefix }: BucketPlace, { s3 }: Pick<Settings, 's3'>, now = Date.now) {
  if (!s3) throw new Error('Para s3:// faltam S3_ACCESS_KEY_ID e S3_SECRET_ACCESS_KEY.')
  const send = createSender(bucket, s3, now)
  const root = `${s3.endpoint}/${bucket}`
  const start = prefix === '' ? '' : `${prefix}/`
  const urlOf = (name: string) => `${root}/${pathOf(start + name)}`
  const remove = async (name: string) => void (await send('DELETE', urlOf(name)))
  const uploads = createUploads(send, root, bucket)

  return {
    nameOf: (name: string) => `s3://${bucket}/${start}${name}`,

    /** Refuses a bucket that answers to everybody, and one in which nothing can be written. */
    async check(): Promise<void> {
      const url = urlOf(PROBE)
      await send('PUT', url, { body: 'prova' })
      const isPublic = (await isOpenToAll(url)) || (await isOpenToAll(`${root}?list-type=2&max-keys=1`))
      await remove(PROBE)
      if (isPublic)
        throw new Error(
          `O bucket ${bucket} responde a qualquer pessoa. Feche o acesso público; nenhuma cópia foi enviada.`,
        )
    },

    names: () => listNames(send, root, start),

    /** Sends content as it comes; the object is there once all of it is. `begun` is called before anything is sent. How many bytes. */
    async upload(name: string, content: Readable, begun: (upload: Upload) => Promise<void>): Promise<number> {
      const upload = await uploads.begin(start + name)
      try {
        await begun(upload)
        const bytes = await uploads.send(upload, content)
        const stored = Number((await send('HEAD', urlOf(name))).headers.get('content-length'))
        if (stored === bytes) return bytes
        await remove(name)
        throw new Error(`O S3 guardou ${stored} de ${bytes} bytes: a cópia foi apagada. Tente de novo.`)
      } catch (error) {
        await uploads.abort(upload)
        throw error
      }
    },

    abort: uploads.abort,

    isEncrypted: (name: string) => name.endsWith('.age'),
    async open(name: string): Promise<Readable> {
      const { body } = await send('GET', urlOf(name))
      return body ? Readable.fromWeb(body as ReadableStream) : Readable.from([])
    },

    readText: (name: string) => textOrNull(send('GET', urlOf(name))),
    writeText: async (name: string, body: string) => void (await send('PUT', urlOf(name), { body })),
    remove,
  }
}

type Send = (method: string, url: string, init?: RequestInit) => Promise<Response>

const pathOf = (key: string): string => key.split('/').map(encodeURIComponent).join('/')

function createSender(bucket: string, s3: NonNullable<Settings['s3']>, now: () => number): Send {
  const { endpoint, region, accessKeyId, secretAccessKey } = s3
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: 0 })
  return async (method, url, init = {}) => {
    const datetime = new Date(now()).toISOString().replace(/[:-]|\.\d{3}/g, '')
    const response = await client.fetch(url, { ...init, method, aws: { datetime } }).catch((cause) => {
      throw new Error(`Não foi possível falar com ${endpoint}: confira S3_ENDPOINT e a rede.`, { cause })
    })
    if (response.ok) return response
    throw refusalOf(response.status, await response.text().catch(() => ''), bucket)
  }
}

async function textOrNull(asked: Promise<Response>): Promise<string | null> {
  try {
    return await (await asked).text()
  } catch (error) {
    if (error instanceof Refused && error.code === 'NoSuchKey') return null
    throw error
  }
}

/** Whether somebody without a key gets an answer. */
const isOpenToAll = async (url: string): Promise<boolean> =>
  (await fetch(url, { redirect: 'manual' }).then(
    (response) => response.body?.cancel().then(() => response.ok),
    () => false,
  )) ?? false

async function listNames(send: Send, root: string, start: string): Promise<string[]> {
  const names: string[] = []
  for (let token = ''; ; ) {
    const more = token === '' ? '' : `&continuation-token=${encodeURIComponent(token)}`
    const query = `?list-type=2&prefix=${encodeURIComponent(start)}${more}`
    const text = await (await send('GET', `${root}${query}`)).text()
    for (const [, key = ''] of text.matchAll(/<Key>([^<]*)<\/Key>/g)) names.push(key.slice(start.length))
    token = /<NextContinuationToken>([^<]*)</.exec(text)?.[1] ?? ''
    if (token === '') return names
  }
}

function createUploads(send: Send, root: string, bucket: string) {
  const urlOf = ({ key, id }: Upload, part = '') =>
    `${root}/${pathOf(key)}?${part}uploadId=${encodeURIComponent(id)}`

  /** One part, again if the connection breaks or the store is busy. Its digest lets the store refuse one that was cut. */
  async function putPart(upload: Upload, number: number, body: Buffer<ArrayBuffer>): Promise<string> {
    const headers = { 'Content-MD5': createHash('md5').update(body).digest('base64') }
    for (let attempt = 1; ; attempt++) {
      try {
        const response = await send('PUT', urlOf(upload, `partNumber=${number}&`), { body, headers })
        return response.headers.get('etag') ?? ''
      } catch (error) {
        if (attempt === TRIES || (error instanceof Refused && !error.passes)) throw error
      }
    }
  }

  /** A store may begin to answer before it knows how it ends: 200 with an error in it. */
  async function complete(upload: Upload, etags: readonly string[]): Promise<void> {
    const parts = etags.map(
      (etag, at) => `<Part><PartNumber>${at + 1}</PartNumber><ETag>${etag}</ETag></Part>`,
    )
    const body = `<CompleteMultipartUpload>${parts.join('')}</CompleteMultipartUpload>`
    const response = await send('POST', urlOf(upload), { body })
    const text = await response.text()
    if (text.includes('<Error>')) throw refusalOf(response.status, text, bucket)
  }

  return {
    async begin(key: string): Promise<Upload> {
      const text = await (await send('POST', `${root}/${pathOf(key)}?uploads`)).text()
      return { key, id: /<UploadId>([^<]*)</.exec(text)?.[1] ?? '' }
    },
    async send(upload: Upload, content: Readable): Promise<number> {
      const etags: string[] = []
      let bytes = 0
      for await (const part of inParts(content)) {
        etags.push(await putPart(upload, etags.length + 1, part))
        bytes += part.length
      }
      await complete(upload, etags)
      return bytes
    },
    abort: async (upload: Upload): Promise<void> =>
      void (await send('DELETE', urlOf(upload)).catch(() => {})),
  }
}

async function* inParts(content: Readable): AsyncGenerator<Buffer<ArrayBuffer>> {
  let waiting: Buffer[] = []
  let length = 0
  for await (const chunk of content) {
    waiting.push(chunk)
    length += chunk.length
    if (length < PART) continue
    yield Buffer.concat(waiting)
    waiting = []
    length = 0
  }
  yield Buffer.concat(waiting)
}

class Refused extends Error {
  readonly code: string
  /** It may be otherwise a moment later. */
  readonly passes: boolean

  constructor(message: string, { code, status }: { code: string; status: number }) {
    super(message)
    this.code = code
    this.passes = (status >= 500 && status !== 507) || code === 'BadDigest' || code === 'IncompleteBody'
  }
}

const SENTENCES: readonly [codes: RegExp, sentence: (bucket: string) => string][] = [
  [/^NoSuchBucket$/, (bucket) => `O bucket ${bucket} não existe: confira o endereço da cópia e S3_ENDPOINT.`],
  [/^NoSuchKey$/, () => 'Esta cópia não existe no bucket.'],
  [
    /^(InvalidAccessKeyId|SignatureDoesNotMatch|AuthorizationHeaderMalformed|InvalidToken|status 401)$/,
    () => 'A chave do S3 não foi aceita: confira S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY e S3_REGION.',
  ],
  [
    /^(RequestTimeTooSkewed|RequestExpired)$/,
    () => 'O relógio desta máquina difere demais do relógio do S3: acerte a hora.',
  ],
  [
    /^(QuotaExceeded|XMinioStorageFull|StorageFull|InsufficientStorage|InsufficientCapacity|TotalObjectSizeExceeded|status 507)$/,
    (bucket) => `O bucket ${bucket} está cheio: apague cópias antigas (--manter 30d) ou aumente a cota.`,
  ],
  [
    /^(AccessDenied|AllAccessDisabled|status 403)$/,
    (bucket) => `A chave do S3 não tem permissão de ler, gravar e apagar no bucket ${bucket}.`,
  ],
]

function refusalOf(status: number, body: string, bucket: string): Refused {
  const code = /<Code>([\w.]+)<\/Code>/.exec(body)?.[1] ?? (status === 404 ? 'NoSuchKey' : `status ${status}`)
  const known = SENTENCES.find(([codes]) => codes.test(code))?.[1](bucket)
  return new Refused(known ?? `O S3 recusou o pedido (${code}).`, { code, status })
}
