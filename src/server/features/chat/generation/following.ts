import { beginFollowing, type Engine, type Run } from './run.ts'

/**
 * Which of the replies that this node writes are followed by screens at other nodes: these nodes ask for it, when a
 * screen is opened and when they learn of a reply in progress. `isBeginning` is whether a run may be about to start,
 * `tell` announces what was stored before.
 */
export function createFollowing(
  { live, node, running }: Pick<Engine, 'live' | 'node' | 'running'>,
  isBeginning: () => boolean,
  tell: () => void,
) {
  /** Asked for while runs were about to start: a reply is announced before its run starts. */
  const early = { people: new Set<string>(), all: false }

  function follow(isAsked: (userId: string) => boolean): void {
    for (const run of running.values()) if (isAsked(run.owner.id)) beginFollowing(run)
    tell()
  }

  live.onAnnouncement((announcement) => {
    if (announcement.type !== 'acompanhar' || announcement.node === node) return
    const people = new Set(announcement.people)
    if (isBeginning()) for (const userId of people) early.people.add(userId)
    follow((userId) => people.has(userId))
  })

  // Another node may have asked while the connection was lost.
  live.onListening(() => {
    if (isBeginning()) early.all = true
    follow(() => true)
  })

  return {
    started(run: Run): void {
      if (early.all || early.people.has(run.owner.id)) beginFollowing(run)
    },
    /** No run is about to start. */
    allStarted(): void {
      early.people.clear()
      early.all = false
    },
  }
}
