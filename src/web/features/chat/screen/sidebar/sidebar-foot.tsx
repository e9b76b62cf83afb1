import { Keyboard, NotebookText, UserRound } from 'lucide-react'
import { chatCopy } from '#web/copy/chat-pt-br.ts'
import { notebookChatCopy } from '#web/copy/notebook-chat-pt-br.ts'
import { Link } from '#web/lib/router.tsx'
import { Button } from '#web/ui/button.tsx'
import { buttonClass } from '#web/ui/button-class.ts'
import { Icon } from '#web/ui/icon.tsx'

/** The ways to other pages, and the list of shortcuts for who has a keyboard. */
export function SidebarFoot({ onShortcuts }: { onShortcuts: () => void }) {
  const { shortcuts } = chatCopy.sidebar
  return (
    <div className="flex items-center border-line border-t px-2 py-1.5 pb-[max(0.375rem,env(safe-area-inset-bottom))]">
      <nav aria-label={chatCopy.sidebar.pages} className="flex min-w-0 flex-1">
        <Link to="/conta" className={`${buttonClass('quiet')} min-w-0 !px-2.5 text-sm`}>
          <Icon of={UserRound} />
          {chatCopy.account}
        </Link>
        <Link to="/caderno" className={`${buttonClass('quiet')} min-w-0 !px-2.5 text-sm`}>
          <Icon of={NotebookText} />
          {notebookChatCopy.link}
        </Link>
      </nav>
      <Button look="quiet" onClick={onShortcuts} title={shortcuts} className="!px-2.5 pointer-coarse:hidden">
        <Icon of={Keyboard} />
        <span className="sr-only">{shortcuts}</span>
      </Button>
    </div>
  )
}
