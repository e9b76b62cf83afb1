import type { Page } from '@playwright/test'
import { expect } from './journey.ts'

/** A document that the build rendered has been taken over by the app. */
export function hydrated(page: Page): Promise<void> {
  const isTaken = () =>
    Object.keys(document.querySelector('h1') ?? {}).some((key) => key.startsWith('__react'))
  return expect.poll(() => page.evaluate(isTaken)).toBe(true)
}
