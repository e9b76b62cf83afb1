import { useState } from 'react'
import type { ProductMapped, ProductPlan, SalesOverview } from '#domain/api/panel.ts'
import { PLATFORMS, type Platform } from '#domain/purchases/canonical-event.ts'
import { salesCopy } from '#web/copy/panel-sales-pt-br.ts'
import { Form } from '#web/ui/form.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { SelectField, SuggestField } from './choice-field.tsx'
import { DataTable } from './data-table.tsx'
import { PanelSection, Submit } from './panel-section.tsx'
import { usePanelAction } from './use-panel-action.ts'

const words = salesCopy

/** Which sold product is which plan; first those of which nobody has said it. */
export function SalesProducts({ overview: { semPlano, produtos, planos } }: { overview: SalesOverview }) {
  const { title, lead, waiting, none, columns, other, days } = words.products
  return (
    <PanelSection heading={title} lead={semPlano.length > 0 ? waiting : lead}>
      {semPlano.map(({ plataforma, produtoId, ofertaId, nome, total }) => (
        <MappingForm
          key={`${plataforma} ${produtoId} ${ofertaId}`}
          plans={planos}
          sold={{ plataforma, produto: produtoId, oferta: ofertaId ?? '', nome, total }}
        />
      ))}
      <DataTable
        label={title}
        columns={columns}
        empty={none}
        rows={produtos.map(({ plataforma, produtoId, ofertaId, nome, plano, dias }) => ({
          key: `${plataforma} ${produtoId} ${ofertaId}`,
          cells: [
            words.platforms[plataforma],
            nome ? `${nome} (${produtoId})` : produtoId,
            ofertaId ?? '–',
            plano,
            dias === null ? '–' : days(dias),
          ],
        }))}
      />
      <details>
        <summary className="min-h-11 cursor-pointer py-2 font-semibold text-accent">{other}</summary>
        <MappingForm plans={planos} />
      </details>
    </PanelSection>
  )
}

type Sold = { plataforma: Platform; produto: string; oferta: string; nome: string | null; total: number }

function MappingForm({ plans, sold }: { plans: readonly string[]; sold?: Sold }) {
  const { fields, submit, mapped, soldTimes } = words.products
  const [plataforma, setPlatform] = useState<Platform>(sold?.plataforma ?? PLATFORMS[0])
  const [produto, setProduct] = useState(sold?.produto ?? '')
  const [plano, setPlan] = useState('')
  const [dias, setDays] = useState('')
  const mapping = usePanelAction<ProductPlan, ProductMapped>(() => '/api/painel/vendas/produtos', mapped)

  function map() {
    mapping.mutate({
      plataforma,
      produto,
      oferta: sold?.oferta ?? '',
      plano,
      dias: dias === '' ? null : Number(dias),
    })
  }

  return (
    <Form onSubmit={map} className="stack gap-3 rounded-control bg-sunken p-4">
      {sold && (
        <p className="[overflow-wrap:anywhere]">
          {sold.nome} <strong>{sold.produto}</strong> {sold.oferta && `(${sold.oferta}) `}
          {soldTimes(words.platforms[sold.plataforma], sold.total)}
        </p>
      )}
      <div className="grid gap-3 md:grid-cols-2">
        {!sold && (
          <>
            <SelectField
              label={fields.platform}
              value={plataforma}
              onChange={(value) => setPlatform(value as Platform)}
              options={words.platforms}
            />
            <TextField label={fields.product} value={produto} onChange={setProduct} />
          </>
        )}
        <SuggestField label={fields.plan} value={plano} onChange={setPlan} known={plans} />
        <TextField label={fields.days} value={dias} onChange={setDays} inputMode="numeric" pattern="[0-9]*" />
      </div>
      <Submit action={mapping} disabled={!produto || !plano.trim()} label={submit} />
    </Form>
  )
}
