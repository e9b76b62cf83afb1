import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { onTestFinished } from 'vitest'

/** Whether this machine lets us mount a disk of our own: as root, outside of a strict container. */
export const canMount = (() => {
  const dir = mkdtempSync(path.join(tmpdir(), 'aconchego-disk-'))
  const mounted = mount(dir, 'size=1m')
  if (mounted) unmount(dir)
  rmSync(dir, { recursive: true, force: true })
  return mounted
})()

/** A disk of this size, in memory, that is gone after the test. */
export function smallDisk(options: string): string {
  const dir = mkdtempSync(path.join(tmpdir(), 'aconchego-disk-'))
  if (!mount(dir, options)) throw new Error('no disk could be mounted')
  onTestFinished(() => {
    unmount(dir)
    rmSync(dir, { recursive: true, force: true })
  })
  return dir
}

function mount(dir: string, options: string): boolean {
  return spawnSync('mount', ['-t', 'tmpfs', '-o', options, 'tmpfs', dir], { stdio: 'ignore' }).status === 0
}

function unmount(dir: string): void {
  spawnSync('umount', ['--lazy', dir], { stdio: 'ignore' })
}
