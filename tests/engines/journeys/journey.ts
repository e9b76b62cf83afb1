import type { SeededPerson } from '#tests/support/product/seed-people.ts'
import type { Tab } from '../drive/tab.ts'
import type { EnginesWorld } from '../world.ts'

export type Given = EnginesWorld & {
  tab: Tab
  /** Opens a path of the product. */
  open: (path: string) => Promise<void>
  /** Gives the browser the session of a new person who was welcomed before. */
  signIn: (person?: { welcomed: boolean }) => Promise<SeededPerson>
}

/** Something that a person does, from beginning to end, named by what must hold. */
export type Journey = {
  name: string
  /** Part of npm run test:long. */
  short?: true
  /** In a browser that refuses cookies and storage. */
  withoutCookies?: true
  run: (given: Given) => Promise<void>
}
