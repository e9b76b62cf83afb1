import { lazyPart } from '#web/lib/lazy-part.tsx'

export const loadConversationParts = () => import('./rarely-needed.ts')

export const EntryMenuItems = lazyPart(() => loadConversationParts().then((m) => m.EntryMenuItems))
export const TitleField = lazyPart(() => loadConversationParts().then((m) => m.TitleField))
export const KeptSign = lazyPart(() => loadConversationParts().then((m) => m.KeptSign))
export const KeptLine = lazyPart(() => loadConversationParts().then((m) => m.KeptLine))
export const LengthNotice = lazyPart(() => loadConversationParts().then((m) => m.LengthNotice))
