import { PanelLeftClose, Plus, Search } from 'lucide-react'
import { chatCopy } from '#web/copy/chat-pt-br.ts'
import { Brand } from '#web/ui/brand.tsx'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'

type SidebarTopProps = {
  searching: boolean
  onClose: () => void
  onNewConversation: () => void
  onSearch: () => void
}

/** The name of the product, and what is done with the list as a whole. */
export function SidebarTop({ searching, onClose, onNewConversation, onSearch }: SidebarTopProps) {
  const words = chatCopy.sidebar
  return (
    <>
      <div className="flex items-center justify-between gap-2 py-2.5 pr-2 pl-4">
        <Brand />
        <IconButton of={PanelLeftClose} label={words.close} onClick={onClose} />
      </div>
      <div className="flex gap-2 px-3 pb-2">
        <Button look="secondary" onClick={onNewConversation} className="min-w-0 flex-1">
          <Icon of={Plus} />
          {words.create}
        </Button>
        <Button
          look="secondary"
          data-search
          aria-pressed={searching}
          title={words.search}
          onClick={onSearch}
          className="!px-3"
        >
          <Icon of={Search} />
          <span className="sr-only">{words.search}</span>
        </Button>
      </div>
    </>
  )
}
