import { type ComponentType, lazy } from 'react'
import type { PathParams } from './match-path.ts'
import { loadCode } from './missing-code.ts'

export type PageProps = { params: PathParams }

/** A screen. `load`, where there is one, fetches its code ahead of time. */
export type Page = ComponentType<PageProps> & { load?: () => Promise<unknown> }

type Code = { default: ComponentType<PageProps> }

/** A screen whose code arrives on its own. Its rules are in the document only if it is one of the forms. */
export function lazyPage(load: () => Promise<ComponentType<PageProps>>, { isForm = false } = {}): Page {
  let arriving: Promise<ComponentType<PageProps>> | undefined
  let arrived: Code | undefined

  async function once(): Promise<Code> {
    try {
      arriving ??= load()
      const [page] = await Promise.all([arriving, isForm || allRules()])
      arrived = { default: page }
      return arrived
    } catch (error) {
      // Not there yet is no failure: showing the page will ask again, and some browsers can.
      arriving = undefined
      throw error
    }
  }

  return Object.assign(
    lazy(() => (arrived ? atOnce(arrived) : loadCode('page', once))),
    { load: once },
  )
}

let arrivingRules: Promise<void> | undefined

/** The documents of the forms hold the rules of their own screens alone, and name the file with all of them. */
function allRules(): Promise<void> {
  arrivingRules ??= new Promise((resolve) => {
    // The build draws screens without a document.
    const link = globalThis.document?.querySelector<HTMLLinkElement>('#regras')
    if (!link) return resolve()
    link.onload = link.onerror = () => resolve()
    link.disabled = false
  })
  return arrivingRules
}

/** React continues without waiting: a document can't be hydrated by a screen that waits for code which is here. */
function atOnce(code: Code): Promise<Code> {
  // biome-ignore lint/suspicious/noThenProperty: React takes anything that can be waited for
  return { then: (done: (code: Code) => void) => done(code) } as Promise<Code>
}
