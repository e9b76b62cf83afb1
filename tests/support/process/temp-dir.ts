import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { onTestFinished } from 'vitest'

/** A new folder that is gone after the test. */
export function tempDir(): string {
  const dir = mkdtempSync(path.join(tmpdir(), 'aconchego-dir-'))
  onTestFinished(() => rmSync(dir, { recursive: true, force: true }))
  return dir
}
