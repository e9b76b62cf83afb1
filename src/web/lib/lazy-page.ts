import { type ComponentType, lazy } from 'react'
import type { PathParams } from './match-path.ts'
import { loadCode } from './missing-code.ts'

export type PageProps = { params: PathParams }

/** A screen. `preload`, where there is one, fetches its code ahead of time. */
export type Page = ComponentType<PageProps> & { preload?: () => void }

/** A screen whose code arrives on its own, when it is shown or shortly before. */
export function lazyPage(load: () => Promise<ComponentType<PageProps>>): Page {
  let arriving: Promise<ComponentType<PageProps>> | undefined

  function once() {
    arriving ??= load()
    return arriving
  }

  function preload() {
    // Not there yet is no failure: showing the page will ask again, and some browsers can.
    once().catch(() => {
      arriving = undefined
    })
  }

  return Object.assign(
    lazy(() => loadCode('page', once).then((page) => ({ default: page }))),
    { preload },
  )
}
