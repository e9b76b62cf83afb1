import type { Rule } from '#domain/safety/detector/rule.ts'
import { rules } from '#domain/safety/detector/rules.ts'
import { type RiskLevel, riskLevels } from '#domain/safety/risk-level.ts'

const headings: Readonly<Record<Exclude<RiskLevel, 'nenhum'>, string>> = {
  emergencia: 'Emergência: plano, meio, data, despedida, tentativa, em curso',
  violencia: 'Violência: intenção de ferir outra pessoa',
  risco: 'Risco: pensa em suicídio ou se machuca',
  vitima: 'Vítima: sofre violência ou abuso',
  atencao: 'Atenção: desejo passivo de morrer, desesperança, sentir-se um peso',
}

const weakHeading = '## Pistas fracas: sozinhas não dão cartão; diferentes somam nas últimas dez mensagens'

/** The rules as a sheet that a clinician can read and correct, in Portuguese. */
export function ruleSheet(): string {
  const levels = riskLevels.toReversed().filter((level) => level !== 'nenhum')
  const sections = levels.flatMap((level) => [
    `## ${headings[level]}`,
    '',
    ...rules.filter((rule: Rule) => rule.level === level && !rule.weak).flatMap(sectionOf),
  ])
  const weak = [weakHeading, '', ...rules.filter((rule: Rule) => rule.weak).flatMap(sectionOf)]
  return `${[...preface, ...sections, ...weak].join('\n').trimEnd()}\n`
}

const preface = [
  '# Regras do detector de risco',
  '',
  `Esta folha é gerada do código (\`node lab/safety/write-rule-sheet.ts\`): ${rules.length} regras. Cada regra lê um sinal dito às claras e dá`,
  'sozinha o nível do seu título. Nenhuma palavra solta dá nível. Uma regra não vale quando o sinal está negado, entre',
  'aspas, contado de outra pessoa, de ficção, ou de um passado que a própria pessoa diz resolvido; nesses casos, e no que é',
  'dito por alusão, quem decide é um modelo estatístico, descrito em [safety.md](safety.md). Dito rindo, como modo de dizer',
  'ou por causa de uma bobagem do dia, um sinal vale no máximo atenção, a não ser que diga meio, lugar ou hora.',
  '',
  'Nenhum profissional de saúde revisou estas regras até agora. Para corrigir: cite o nome da regra e escreva uma linha que',
  'ela deveria pegar, ou uma que não deveria.',
  '',
]

const sectionOf = ({ id, says, catches, spares }: Rule): readonly string[] => [
  `### ${says}`,
  '',
  `Nome: \`${id}\``,
  '',
  ...catches.map((line) => `- pega: ‘${line}’`),
  `- não pega: ‘${spares}’`,
  '',
]
