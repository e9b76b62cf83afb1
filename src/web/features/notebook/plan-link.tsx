import { useQuery } from '@tanstack/react-query'
import { BookHeart } from 'lucide-react'
import { notebookCopy } from '#web/copy/notebook-pt-br.ts'
import { Link } from '#web/lib/router.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { useNotebook } from './notebook-context.ts'
import { planQuery } from './notebook-queries.ts'

const { open, openDetail } = notebookCopy.plan

/** 'Abrir meu plano' on the crisis card; nothing while there is no plan. */
export function PlanLink() {
  const { requests } = useNotebook()
  const { data } = useQuery(planQuery(requests))
  if (!data) return null
  return (
    <Link
      to="/caderno#plano"
      className="flex min-h-11 items-center gap-3 rounded-control border border-care/30 bg-surface px-3.5 py-1.5 text-care no-underline hover:bg-care/10"
    >
      <Icon of={BookHeart} />
      <span className="grid min-w-0 leading-snug">
        <span className="font-semibold text-sm">{open}</span>
        <span aria-hidden className="text-xs @max-[26rem]:sr-only">
          {openDetail}
        </span>
      </span>
    </Link>
  )
}
