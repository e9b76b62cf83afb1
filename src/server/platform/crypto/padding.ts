/** To how many bytes a value of so many bytes is filled up before it is sealed. */
export type Size = (bytes: number) => number

/** One size for every value: its length reveals nothing. */
export const exactly =
  (size: number): Size =>
  (bytes) => {
    if (bytes > size) throw new Error(`${bytes} bytes do not fit into ${size}`)
    return size
  }

/** The smallest of `from`, twice that, four times that and so on that holds it. */
export const doublingFrom =
  (from: number): Size =>
  (bytes) => {
    let size = from
    while (size < bytes) size *= 2
    return size
  }
