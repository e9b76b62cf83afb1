import { useCallback, useState } from 'react'
import { remember, remembered } from '#web/lib/remember.ts'
import { useMedia } from '#web/lib/use-media.ts'

const KEY = 'aconchego:menu'
const NARROW = '(width < 48rem)'

export type Sidebar = ReturnType<typeof useSidebar>

/**
 * Whether the sidebar is open. On wide screens that is remembered; on narrow ones it lies over the conversation
 * and starts closed.
 */
export function useSidebar() {
  const narrow = useMedia(NARROW)
  const [openNarrow, setOpenNarrow] = useState(false)
  const [openWide, setOpenWide] = useState(() => remembered(KEY) !== 'fechado')
  const [searching, setSearching] = useState(false)

  const set = useCallback(
    (open: boolean) => {
      if (narrow) return setOpenNarrow(open)
      setOpenWide(open)
      remember(KEY, open ? 'aberto' : 'fechado')
    },
    [narrow],
  )

  return {
    narrow,
    open: narrow ? openNarrow : openWide,
    /** The search is in the place of the list. */
    searching,
    show: useCallback(() => set(true), [set]),
    hide: useCallback(() => set(false), [set]),
    /** Something in it was chosen: where it covers the conversation it closes. */
    closeIfOver: useCallback(() => setOpenNarrow(false), []),
    search: useCallback(() => {
      set(true)
      setSearching(true)
    }, [set]),
    endSearch: useCallback(() => setSearching(false), []),
  }
}
