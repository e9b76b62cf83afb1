import { lazyPart } from '#web/lib/lazy-part.ts'

const load = () => import('./conversation-parts.ts')

export const EntryMenuItems = lazyPart(() => load().then((m) => m.EntryMenuItems))
export const TitleField = lazyPart(() => load().then((m) => m.TitleField))
export const KeptSign = lazyPart(() => load().then((m) => m.KeptSign))
export const KeptLine = lazyPart(() => load().then((m) => m.KeptLine))
