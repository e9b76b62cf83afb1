import { createContext, type ReactNode, useContext } from 'react'

const HiddenContext = createContext(false)

/**
 * Keeps its children mounted while they are hidden. `hidden` alone does not stop everything: a modal dialog makes the rest
 * of the page inert even when it can't be seen, and a listener of the document still receives keys. Those ask useHidden.
 */
export const Hideable = ({ hidden, children }: { hidden: boolean; children: ReactNode }) => (
  <HiddenContext value={hidden}>
    <div hidden={hidden} className="contents">
      {children}
    </div>
  </HiddenContext>
)

export const useHidden = (): boolean => useContext(HiddenContext)
