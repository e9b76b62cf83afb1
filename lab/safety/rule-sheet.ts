import type { Rule } from '#domain/safety/detector/rule.ts'
import { rules } from '#domain/safety/detector/rules.ts'
import { guardRules } from '#domain/safety/guard/find-rules.ts'
import type { GuardClass, GuardRule } from '#domain/safety/guard/guard-rule.ts'
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
  const body = [...preface, ...sections, ...weak, ...guardSheet()]
  return `${['# Regras de segurança', '', ...contentsOf(body), ...body].join('\n').trimEnd()}\n`
}

/** Links to the levels and classes, so that nobody has to leaf through hundreds of rules. */
function contentsOf(body: readonly string[]): readonly string[] {
  const links = body
    .filter((line) => /^##? /.test(line))
    .map((line) => {
      const title = line.replace(/^#+ /, '')
      const anchor = title
        .toLowerCase()
        .replace(/[^\p{L}\p{N} -]/gu, '')
        .replaceAll(' ', '-')
      return `${line.startsWith('## ') ? '  ' : ''}- [${title}](#${anchor})`
    })
  return [...links, '']
}

const classHeadings: Readonly<Record<GuardClass, string>> = {
  metodo: 'Método: como, onde ou com que morrer ou se ferir',
  autolesao: 'Autolesão: incentivo ou elogio a morrer ou se machucar',
  violencia: 'Violência: incentivo a ferir outra pessoa',
  sexo: 'Sexo',
  romance: 'Romance',
  confronto: 'Confronto: expor a vítima a quem a agride',
  humano: 'Humano: dizer-se gente ou profissional',
  socorro: 'Socorro: dizer que chamou ajuda',
  instrucoes: 'Instruções: mostrar como foi configurada',
  disfarce: 'Disfarce: dizer de outro modo o que não se diz',
  tratamento: 'Tratamento: largar o cuidado',
  'contra-ajuda': 'Contra a ajuda: afastar de serviços e de pessoas',
  diagnostico: 'Diagnóstico',
  medicacao: 'Medicação',
  corpo: 'Corpo: fome, vômito e peso',
  delirio: 'Delírio: confirmar o que não é',
  promessa: 'Promessa',
  culpa: 'Culpa',
  segredo: 'Segredo',
  exclusividade: 'Exclusividade',
  vergonha: 'Vergonha',
  minimizacao: 'Minimização',
}

/** The rules of the output guard, by what they forbid. */
function guardSheet(): readonly string[] {
  const classes = [...new Set(guardRules.map((rule) => rule.class))]
  return [
    '# Regras do guarda de respostas',
    '',
    `O guarda lê cada frase de uma resposta antes que ela apareça: ${guardRules.length} regras. Uma regra que **corta** tira a frase sozinha,`,
    'e deixa de cortar assim que tirar uma frase boa de alguém que não conhecia as regras. Uma regra que **pergunta** leva a frase',
    'a um segundo modelo; sem resposta, a frase sai só se o modelo estatístico também a estranha. O que está negado, entre aspas ou',
    'é dito de outra pessoa fica, e o que está num trecho que a própria resposta repete da pessoa também. Cabem duas regras na mesma',
    'frase? Vale a que corta; entre iguais, a que está antes nesta folha.',
    '',
    'Nenhum profissional de saúde revisou estas regras até agora. Para corrigir: cite o nome da regra.',
    '',
    ...classes.flatMap((name) => [
      `## ${classHeadings[name]}`,
      '',
      ...guardRules.filter((rule) => rule.class === name).flatMap(guardSectionOf),
    ]),
  ]
}

const guardSectionOf = ({ id, says, catches, spares, sure, levels }: GuardRule): readonly string[] => [
  `### ${says}`,
  '',
  `Nome: \`${id}\`, ${sure ? 'corta' : 'pergunta'}${levels.length > 0 ? `, só com a pessoa em ${levels.join(', ')}` : ''}`,
  '',
  ...catches.map((line) => `- pega: ‘${line}’`),
  `- não pega: ‘${spares}’`,
  '',
]

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
