import { type ReactNode, useRef, useState } from 'react'
import { Button } from '#web/ui/button.tsx'

type FewFirstProps<Item> = {
  /** The newest first. */
  items: readonly Item[]
  few: number
  /** The label of the button that shows the others; it gets their number. */
  more: (count: number) => string
  children: (item: Item) => ReactNode
}

/** The first few of a list, and all of it when asked for: what is under a long list must stay in reach. */
export function FewFirst<Item>({ items, few, more, children }: FewFirstProps<Item>) {
  const [all, setAll] = useState(false)
  const list = useRef<HTMLUListElement>(null)
  const folded = !all && items.length > few

  function showAll() {
    setAll(true)
    // The button is gone: the focus goes where the list continues.
    requestAnimationFrame(() => {
      list.current?.children[few]?.querySelector<HTMLElement>('button, a')?.focus({ preventScroll: true })
    })
  }

  return (
    <>
      <ul ref={list} className="stack gap-3">
        {(folded ? items.slice(0, few) : items).map(children)}
      </ul>
      {folded && (
        <Button look="secondary" onClick={showAll} className="justify-self-start">
          {more(items.length)}
        </Button>
      )}
    </>
  )
}
