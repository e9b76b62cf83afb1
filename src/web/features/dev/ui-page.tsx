import { Ellipsis, Pencil, Trash2 } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { PERSONA_KEYS } from '#domain/personas/persona.ts'
import { useTitle } from '#web/lib/use-title.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Avatar } from '#web/ui/avatar.tsx'
import { Brand } from '#web/ui/brand.tsx'
import { Bubble } from '#web/ui/bubble.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Menu, MenuItems } from '#web/ui/menu.tsx'
import { PasswordField } from '#web/ui/password-field.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { Switch } from '#web/ui/switch.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { useToast } from '#web/ui/toast.tsx'

const LOOKS = ['primary', 'secondary', 'quiet', 'danger', 'link'] as const

/** The design system on one page, in both themes side by side, for developers who change it. Only in development. */
export function UiPage() {
  useTitle('Design system')
  return (
    <main className="stack lg:grid-cols-2">
      <Parts className="scheme-light" />
      <Parts className="scheme-dark" />
    </main>
  )
}

function Parts({ className }: { className: string }) {
  const toast = useToast()
  const [text, setText] = useState('')
  const [open, setOpen] = useState(false)
  const [on, setOn] = useState(true)

  return (
    <div className={`stack content-start gap-6 bg-paper px-4 py-8 text-ink ${className}`}>
      <Brand />
      <Part name="Type">
        <p className="font-serif text-display">Como posso te ajudar hoje?</p>
        <p className="font-serif text-title">Título de seção</p>
        <p>Corpo de texto para ler com calma, como uma carta.</p>
        <p className="text-ink-soft text-sm">Texto de apoio</p>
      </Part>
      <Part name="Buttons">
        {LOOKS.map((look) => (
          <div key={look} className="flex flex-wrap gap-3">
            <Button look={look}>{look}</Button>
            <Button look={look} busy>
              busy
            </Button>
            <Button look={look} disabled>
              disabled
            </Button>
          </div>
        ))}
      </Part>
      <Part name="Fields">
        <TextField label="Campo" value={text} onChange={setText} hint="Uma dica ao lado do campo." />
        <TextField
          label="Com erro"
          value={text}
          onChange={setText}
          error="O que está errado, em uma frase."
        />
        <PasswordField label="Segredo" value={text} onChange={setText} />
        <Switch on={on} onChange={setOn}>
          Ligado ou desligado
        </Switch>
      </Part>
      <Part name="Bubbles">
        <div className="grid justify-items-end gap-3">
          <Bubble>Hoje foi um dia difícil.</Bubble>
          <Bubble waiting>Isto ainda não saiu daqui.</Bubble>
        </div>
      </Part>
      <Part name="Alerts">
        <Alert>Algo deu errado do nosso lado.</Alert>
        <Alert tone="success">Deu tudo certo.</Alert>
      </Part>
      <Part name="Floating">
        <div className="flex flex-wrap items-center gap-3">
          <Button look="secondary" onClick={() => setOpen(true)}>
            Dialog
          </Button>
          <Button
            look="secondary"
            onClick={() =>
              toast({ message: 'Conversa excluída.', action: { label: 'Desfazer', onSelect() {} } })
            }
          >
            Toast
          </Button>
          <Menu label="Opções" icon={Ellipsis}>
            {({ close }) => (
              <MenuItems
                close={close}
                items={[
                  { label: 'Renomear', icon: Pencil, onSelect() {} },
                  { label: 'Excluir', icon: Trash2, tone: 'danger', onSelect() {} },
                ]}
              />
            )}
          </Menu>
        </div>
        <Dialog open={open} title="Um diálogo" onClose={() => setOpen(false)}>
          <p>Esc fecha, e o foco volta para onde estava.</p>
        </Dialog>
      </Part>
      <Part name="Avatars">
        <div className="flex flex-wrap gap-3">
          {PERSONA_KEYS.map((persona) => (
            <Avatar key={persona} persona={persona} emoji="🌷" size="large" />
          ))}
          <Avatar persona="direta" emoji="🌷" />
        </div>
      </Part>
      <Part name="Skeleton">
        <Skeleton className="h-5 w-2/3" />
        <Skeleton className="h-5 w-1/2" />
      </Part>
    </div>
  )
}

function Part({ name, children }: { name: string; children: ReactNode }) {
  return (
    <Card className="stack gap-4">
      <h2 className="font-serif text-title">{name}</h2>
      {children}
    </Card>
  )
}
