/** What the work gives, or `otherwise` when it takes longer than this. The work itself is not stopped. */
export async function withTimeout<T>(limit: number, work: PromiseLike<T>, otherwise: T): Promise<T> {
  const late = Promise.withResolvers<T>()
  const timer = setTimeout(late.resolve, limit, otherwise)
  try {
    return await Promise.race([work, late.promise])
  } finally {
    clearTimeout(timer)
  }
}
