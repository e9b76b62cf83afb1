import type { GuardRule } from './guard-rule.ts'

// What makes a person small: shame, and a pain that is made little of. Words without accents; 'eh' is 'é'.

const VERY =
  '(?:(?:muito|bem|tao|meio|uma?|um pouco|bastante|pura?|so|mesmo|ate|ser|sendo|coisa|de|quem|gente|pessoa|eh|e) )*'
const LOW =
  '(?:ridicul[oa]|patetic[oa]|covarde|frac[oa]|fresc[oa]|frescura|mimad[oa]|mimimi|imatur[oa]|infantil|burr[oa]|preguicos[oa]|desleixad[oa]|vergonhos[oa]|fracassad[oa]|egoista|ingrat[oa]|irresponsavel|dramatic[oa]|carente demais|mesquinh[oa]|vitimismo|preguica)'

export const shame: GuardRule = {
  id: 'vergonha',
  class: 'vergonha',
  patterns: [
    `(?:voce|isso|isto|atitude|jeito|aquilo) (?:(?:eh|esta sendo|ta sendo|foi|esta|ta|parece|soa) )${VERY}${LOW}`,
    `(?:coisa|papo|papel|atitude|jeito) de (?:gente |quem eh |quem |pessoa |homem |mulher |crianca )?${VERY}${LOW}`,
    '(?:deveria|devia|tinha que|tem que) (?:ter|sentir) vergonha|que (?:vergonha|papelao|ridiculo|coisa feia|feio)(?= ?(?:[,.!]|$))|vergonha na cara|falta (?:de )?(?:vergonha|amor proprio|carater|fibra|fe|disciplina|forca de vontade)(?! (?:nao|de quem))',
    '(?:se fazer|se fazendo|bancando|se faz) de (?:vitima|coitad[a-z]+)|(?:so )?quer(?:endo|em|ia)? (?:eh )?(?:chamar (?:a )?atencao|aparecer)|jeito de chamar (?:a )?atencao',
    'homem (?:que eh homem )?nao chora|engol[ea] (?:o |esse )?choro|adulto nao (?:faz|chora|age)|(?:na|com) (?:a )?sua idade (?:ja )?(?:era|devia|deveria)|(?:so|somente) (?:quem eh )?(?:frac[oa]|covarde)s? ',
    '(?:par(?:a|e|ar)|deix(?:a|e|ar)|chega) (?:de|com) (?:ess[ea] |tanto |tanta |ser (?:tao )?)?(?:drama|mimimi|frescura|vitimismo|frac[oa]|covarde|carente|choradeira|exagero)',
  ],
}

export const minimising: GuardRule = {
  id: 'minimizacao',
  class: 'minimizacao',
  patterns: [
    'quem (?:quer|vai|pretende|pensa|fala|diz|ameaca|avisa)(?: [a-z]+){0,5} nao (?:avisa|conta|fala|faz|diz|se mata|ameaca|fica falando)|quem (?:fala|ameaca|avisa)(?: [a-z]+){0,2} (?:acaba nao|nunca) (?:fazendo|faz)|cao que ladra',
    '(?<!as vezes )(?:isso|isto|tudo isso) (?:eh|foi|deve ser|nao passa de) (?:so |apenas |mera? |uma |coisa d[ae] )*(?:fase|bobagem|besteira|frescura|drama|tpm|cansaco|hormonios?|impressao|sua cabeca|brincadeira|exagero|falta d[eo] [a-z]+)(?! (?:que|e nao|nao))',
    'nao (?:eh|foi) (?:(?:para|pra) tanto|nada demais|nada de mais|tao grave|motivo (?:para|pra))|isso nao eh nada(?= ?[,.!]|$)|tempestade (?:em|num) copo|voce (?:esta|ta) exagerando',
    '(?:daqui a|em) (?:[a-z0-9]+ ){0,2}(?:pouco|breve|tempo|minutos?|horas?|dias?|semanas?|mes|meses|anos?)(?: [a-z]+)? (?:voce )?(?:nem (?:vai )?lembra[r]?|esquece|vai rir|ri disso)|amanha (?:voce )?(?:nem lembra|ja esquec[a-z]+|acorda rindo|vai rir)|(?:logo|rapidinho|rapido) (?:voce )?(?:passa|esquece|supera|arruma outr[oa])',
    '(?:todo mundo|muita gente|qualquer um) (?:pensa|sente|quer|passa)(?: [a-z]+){0,5} ,? ?(?:eh normal|nao (?:significa|quer dizer|tem (?:nada|problema|drama|motivo|por ?que))|passa)',
    '(?:podia|poderia|tem gente|ha gente|pior) (?:ser )?(?:muito )?pior(?= ?[,.!]|$)|pior eh quem|(?:e )?bola (?:pra|para) frente|ninguem morre (?:de|disso|por)|saiu barato|teve sorte de ser so',
    '(?:ele|ela|seu marido|seu pai) (?:so|apenas) (?:estava|tava|teve|queria|quis|perdeu)(?: [a-z]+){0,3}(?: nervos[oa]| dia ruim| a cabeca| estressad[oa]| te proteger| brincar)|(?:foi )?so (?:um|uma) (?:tapa|tapinha|empurrao|empurraozinho|vez)(?= ?[,.!]|$)|tapa de amor|nao quis (?:te )?(?:machucar|ofender)',
  ],
}
