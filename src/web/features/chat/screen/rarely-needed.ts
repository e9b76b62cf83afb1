// biome-ignore-all lint/performance/noBarrelFile: the browser loads them as one file instead of four
/** What few conversations need, loaded when one does (load-rarely-needed.ts). */
export { KeptLine, KeptSign } from '../keeping/kept-sign.tsx'
export { LengthNotice } from './composer/notices.tsx'
export { deleteConversation } from './sidebar/delete-conversation.ts'
export { EntryMenuItems, TitleField } from './sidebar/entry-menu-items.tsx'
