import { type Need, reloadFor } from './reload-for.ts'

export class MissingCode extends Error {}

/**
 * Loads code. A browser does not ask again for a module that failed to load, so the page is loaded anew once that can
 * help; until then this rejects with MissingCode.
 */
export async function loadCode<T>(need: Need, load: () => Promise<T>): Promise<T> {
  try {
    return await load()
  } catch (cause) {
    reloadFor(need)
    throw new MissingCode('code did not arrive', { cause })
  }
}
