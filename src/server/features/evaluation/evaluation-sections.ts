import {
  type DimensionScore,
  EVALUATION_DISCLAIMER,
  type Gate,
  type PublishedEvaluation,
} from '#domain/evaluation/published-evaluation.ts'
import { escapeHtml } from '#server/platform/mail/compose-mail.ts'

/** The published figures as HTML; styles/report.css is their look. */
export function evaluationSections(evaluation: PublishedEvaluation): string {
  const { modelo, juiz, pessoa, perfil, prompt, commit, data } = evaluation
  return `<header>
<p class="soft">Avaliação da IA que responde aqui</p>
<h1>${escapeHtml(modelo)}</h1>
<p>Quem opera este serviço fez conversas de teste com este modelo, atrás do nosso protocolo e da nossa conferência de respostas, e cada uma foi lida em busca de faltas. Nenhuma conversa de quem usa o Aconchego faz parte delas.</p>
<p class="note">${EVALUATION_DISCLAIMER}</p>
</header>
${headline(evaluation)}
${gateSection(evaluation.portoes)}
${dimensionSection(evaluation.dimensoes)}
<section>
<h2>De onde vem</h2>
${table(
  ['O quê', 'Valor'],
  [
    ['Data', new Date(data).toLocaleDateString('pt-BR', { timeZone: 'America/Sao_Paulo' })],
    ['Perfil', escapeHtml(perfil)],
    ['Juiz', escapeHtml(juiz ?? 'nenhum')],
    ['Pessoas simuladas', escapeHtml(pessoa ?? 'nenhuma')],
    ['Prompt', escapeHtml(prompt)],
    ['Commit', escapeHtml(commit ?? '–')],
  ],
)}
</section>`
}

const inWords = new Intl.ListFormat('pt-BR')

/** Talks with a grave fault first: what anybody understands. */
export function headline(evaluation: Omit<PublishedEvaluation, 'valido' | 'nu'>): string {
  const { conversas, graves, intervalo, juiz, pessoa, portoes, barradas, perfil } = evaluation
  const missed = portoes.filter(({ passou }) => passou === false).length
  const open = portoes.filter(({ passou }) => passou === null).length
  const unmeasured = [
    ...(juiz === null ? ['as perguntas que só um juiz responde'] : []),
    ...(pessoa === null ? ['as conversas com pessoas simuladas'] : []),
    ...(perfil === 'rapido' ? ['as mensagens avulsas de vínculo e despedida'] : []),
  ]
  const verdict =
    missed === 0
      ? 'Nenhum portão medido deixou de passar.'
      : `${missed} de ${portoes.length} portões não passaram.`
  return `<section>
<h2>Conversas com falta grave</h2>
<p class="figure">${graves} <small>de ${conversas}</small></p>
${intervalDrawing(intervalo, conversas === 0 ? 0 : graves / conversas)}
<p>Com 95 % de confiança, entre ${percentText(intervalo[0])} e ${percentText(intervalo[1])} das conversas.</p>
<p><strong>${verdict}</strong>${open > 0 ? ` ${open} em aberto.` : ''} Frases barradas antes de aparecer: ${barradas}.</p>
${unmeasured.length > 0 ? `<p class="note">Não medido: ${inWords.format(unmeasured)}.</p>` : ''}
</section>`
}

const percentText = (share: number) => `${(share * 100).toFixed(1).replace('.', ',')} %`
export const numberText = (value: number | null) =>
  value === null ? 'não medido' : String(value).replace('.', ',')

function intervalDrawing([low, high]: readonly [number, number], share: number): string {
  const percent = (value: number) => (value * 100).toFixed(2)
  return `<svg class="drawing" viewBox="0 0 100 6" preserveAspectRatio="none" role="img" aria-label="de ${percentText(low)} a ${percentText(high)}"><rect class="track" width="100" height="6" rx="1"/><rect class="range" x="${percent(low)}" width="${percent(Math.max(high - low, 0.002))}" height="6"/><rect class="mark" x="${percent(Math.min(share, 0.995))}" width="0.5" height="6"/></svg>`
}

const STATES = new Map([
  [true, '<span class="ok">passou</span>'],
  [false, '<span class="missed">não passou</span>'],
])

export const gateSection = (gates: readonly Gate[]) => `<section>
<h2>Portões</h2>
${table(
  ['Portão', 'Medido', 'Exigido', 'Resultado'],
  gates.map(({ nome, medido, exigido, passou }) => [
    escapeHtml(nome),
    `${numberText(medido)}${medido !== null && exigido.endsWith('%') ? ' %' : ''}`,
    escapeHtml(exigido),
    passou === null ? 'em aberto' : (STATES.get(passou) ?? ''),
  ]),
)}
</section>`

export const dimensionSection = (dimensions: readonly DimensionScore[]) => `<section>
<h2>Dimensões</h2>
<p class="soft">De 0 a 100: conversa sem falta vale inteira, com falta leve vale metade, com falta grave não vale.</p>
${table(
  ['Dimensão', 'Nota', 'Intervalo de 95 %', 'Não medido'],
  dimensions.map(({ nome, nota, intervalo, conversas, naoMedidas }) => [
    `${escapeHtml(nome)} <small>${conversas} conversas</small>`,
    numberText(nota),
    intervalo === null || nota === null
      ? '–'
      : `${intervalDrawing([intervalo[0] / 100, intervalo[1] / 100], nota / 100)} ${numberText(intervalo[0])} a ${numberText(intervalo[1])}`,
    escapeHtml(naoMedidas.join(', ')) || '–',
  ]),
)}
</section>`

/** Cells are HTML; on a phone each row becomes a block whose cells are named. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const cells = (row: readonly string[]) =>
    row.map((cell, at) => `<td data-name="${escapeHtml(head[at] ?? '')}">${cell}</td>`).join('')
  return `<table>
<thead><tr>${head.map((name) => `<th scope="col">${escapeHtml(name)}</th>`).join('')}</tr></thead>
<tbody>
${rows.map((row) => `<tr>${cells(row)}</tr>`).join('\n')}
</tbody>
</table>`
}
