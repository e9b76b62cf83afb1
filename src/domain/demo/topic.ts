import { foldText } from '../text/fold-text.ts'

/** What a message is about, as far as the demonstration model can tell. */
export type Topic =
  | 'trabalho'
  | 'sono'
  | 'ansiedade'
  | 'tristeza'
  | 'relacionamento'
  | 'familia'
  | 'luto'
  | 'estudos'
  | 'solidao'
  | 'raiva'
  | 'culpa'
  | 'cansaco'
  | 'alegria'
  | 'dinheiro'
  | 'saude'
  | 'autoestima'
  | 'decisao'
  | 'geral'
  | 'saudacao'
  | 'humano'
  | 'sigilo'
  | 'diagnostico'
  | 'remedio'
  | 'profissional'
  | 'agradecimento'
  | 'despedida'

type Cue = readonly [topic: Topic, weight: number, words: string]

// Words without accents, as pieces of regular expressions between word edges. What names a cause (a loss, the
// boss, an exam) weighs more than what names a feeling, because most messages hold both.
const CUES: readonly Cue[] = [
  ['luto', 5, 'morreu|faleceu|falecimento|luto|velorio|enterro|perdi (?:o |a )?(?:meu|minha)|se foi|partiu pra sempre'],
  ['luto', 3, 'morte d[aeo]|saudades? d[aeo] (?:meu|minha|pai|mae|vo)|partiu'],
  ['sono', 4, 'insonia|nao (?:consigo|to conseguindo|estou conseguindo) dormir|nao dur?mo|nao dormi|dormi(?:r|ndo)? mal|pesadelos?'],
  ['sono', 2, 'sono|dormir|dormi|madrugada|acordo|travesseiro'],
  ['trabalho', 3, 'trabalh\\w*|chef[ea]s?|patrao|patroa|emprego|demiss\\w+|demitid[oa]|demitiram|empresa|expediente|reuni(?:ao|oes)|colegas? de trabalho|escritorio|entrevista de emprego|desempregad\\w+|plantao|carreira'],
  ['estudos', 3, 'estud\\w+|provas?|faculdade|vestibular|enem|tcc|escola|professor\\w*|mestrado|doutorado|concurso|notas?|reprov\\w+|materia|monografia'],
  ['dinheiro', 3, 'dinheiro|grana|dividas?|boletos?|aluguel|contas? (?:atrasad\\w+|pra pagar|para pagar)|pagar as contas|salario|cartao de credito|emprestimo|nome sujo|endividad\\w+|financeir\\w+'],
  ['relacionamento', 3, 'namor\\w+|marido|esposa|espos[oa]|noiv[oa]|ex|termin(?:o|amos|ou comigo|ei)|casamento|divorcio|separa(?:cao|mos|ndo)|trai(?:cao|u|do|da)|ficante|crush|relacionamento|paixao|apaixonad\\w+|ciumes?|parceir[oa]'],
  ['familia', 3, 'familia|mae|pai|pais|irma|irmao|irmaos|irmas|filh[oa]s?|avo|sogr[oa]|ti[oa]s?|prim[oa]s?|cunhad[oa]|madrasta|padrasto'],
  ['saude', 3, 'doenca|exames?|consulta|medic[oa]|hospital|cirurgia|sintomas?|cancer|dor(?:es)? (?:de|na|no|nas|nos)|cronica|internad\\w+|pressao alta|gravidez|saude'],
  ['solidao', 3, 'solidao|sozinh[oa]s?|solitari[oa]|ninguem (?:me|liga|entende|pergunta|pra conversar|para conversar)|sem amigos|isolad[oa]|abandonad[oa]'],
  ['culpa', 3, 'culpa|culpad[oa]|arrepend\\w+|remorso|me perdoar|foi minha culpa|nao devia ter'],
  ['raiva', 3, 'raiva|odio|irritad[oa]|furios[oa]|revolt\\w+|puta? da vida|com odio|injustica|brig(?:a|amos|uei|ou)'],
  ['autoestima', 3, 'feia|feio|gord[oa]|inutil|burr[oa]|incapaz|fracassad[oa]|fracasso|nao sou (?:bom|boa|capaz|suficiente)|insuficiente|me odeio|vergonha de mim|autoestima|me compar\\w+|nao presto|complexo'],
  ['decisao', 3, 'decidir|decisao|escolher|escolha|em duvida|nao sei (?:o que fazer|se devo|se vou|se fico|qual)|devo (?:ir|ficar|aceitar|largar|sair)'],
  ['cansaco', 2, 'cansad[oa]|cansaco|exaust[oa]|exaustao|esgotad[oa]|sem energia|sem forcas?|nao aguento mais|sobrecarregad[oa]|esgotamento|burnout'],
  ['ansiedade', 2, 'ansie\\w+|ansios[oa]|medo|panico|nervos[oa]|preocupa\\w+|aperto no peito|coracao (?:acelerad[oa]|disparad[oa])|angusti\\w+|afli(?:ta|to|cao)|agonia|falta de ar|assustad[oa]'],
  ['tristeza', 2, 'triste\\w*|chor(?:ar|o|ei|ando|ava)|desanim\\w+|vazi[oa]|deprimid[oa]|sem vontade|para baixo|pra baixo|magoad[oa]|melancoli\\w+|dia (?:dificil|ruim|pessimo)|sofr\\w+|desesper\\w+'],
  ['alegria', 2, 'feliz|felicidade|alegr\\w+|content[ea]|content\\w+|consegui|passei|deu certo|conquist\\w+|promovid[oa]|gratidao|grat[oa]|orgulho(?:s[oa])?|animad[oa]|realizad[oa]|comemor\\w+|dia (?:otimo|lindo|maravilhoso|incrivel|bom)|otima noticia|boa noticia|melhor hoje'],
]

// What is asked of the assistant itself goes before any subject.
const ASKED: readonly (readonly [Topic, RegExp])[] = [
  [
    'humano',
    /\b(?:(?:voce|vc|tu|c) (?:e|eh|seria) (?:uma? |mesmo |de verdade |realmente )*(?:human\w|pessoa|real|robo|ia|bot|maquina|gente|inteligencia|psicolog\w|terapeuta|profissional|chatgpt|programa)|(?:falando|conversando) com (?:uma? )?(?:human\w|pessoa|robo|maquina|ia|bot|gente)|tem (?:alguem|gente|uma pessoa) (?:ai|do outro lado)|es humano)/,
  ],
  [
    'sigilo',
    /\b(?:sigilo|confidencia\w+|quem (?:le|ve|vai ler|pode ler|tem acesso)|alguem (?:le|ve|vai ler|pode ler)|(?:isso|aqui|conversa) (?:e|eh|fica) (?:segur\w|privad\w|secret\w|anonim\w|gravad\w|salv\w)|meus dados|vai contar (?:pra|para) alguem|privacidade)\b/,
  ],
  [
    'remedio',
    /\b(?:remedios?|medicacao|medicamentos?|antidepressivos?|ansioliticos?|rivotril|clonazepam|fluoxetina|sertralina|escitalopram|ritalina|venvanse|calmantes?|dose)\b/,
  ],
  [
    'diagnostico',
    /\b(?:diagnostic\w+|(?:eu |sera que |acho que |e se )+(?:eu )?(?:tenho|sou|estou com|to com) (?:depress\w+|ansiedade|tdah|autis\w+|bipolar\w*|borderline|toc|burnout|transtorno\w*|esquizo\w+|narcis\w+)|(?:isso|o que (?:eu )?tenho) (?:e|eh|pode ser|seria) (?:depress\w+|tdah|bipolar\w*|borderline|toc|burnout|transtorno\w*|crise de))/,
  ],
  [
    'profissional',
    /\b(?:(?:procurar|achar|encontrar|marcar|buscar|preciso de|quero) (?:um |uma |ajuda de |ajuda )*(?:psicolog\w|psiquiatra|terap\w+|profissional)|fazer terapia|comecar (?:a )?terapia|caps|clinica.escola)\b/,
  ],
]

const GOODBYE =
  /^(?:(?:muito )?obrigad[oa]\b.{0,60})?\b(?:tchau+|xau|ate (?:logo|mais|amanha|breve|a proxima|outra hora)|adeus|boa noite.{0,12}(?:vou|ate)|vou (?:dormir|deitar|indo|nessa|sair|descansar|embora)(?: agora| entao| ja)?|(?:ja )?(?:to|estou) indo|fui|flw|falou|preciso ir|tenho que ir|por hoje (?:e so|chega|ta bom)|ate)(?![a-z])/
const THANKS = /\b(?:obrigad[oa]|valeu|brigad[oa]|gratidao pela|agradeco|me ajudou|vlw)\b/
const GREETING =
  /^(?:oi+e*|ola+|e ai|eai|opa|hey|hello|alo|bom dia|boa tarde|boa noite|tudo (?:bem|bom)|como vai|salve|oii+)(?:[\s,!.?]+(?:tudo (?:bem|bom)|como (?:vai|voce esta|vc ta)|bom dia|boa tarde|boa noite|oi+|pessoal|gente))*[\s!.?,]*$/

const NEGATED = /\b(?:nao|nunca|nem|sem|nada|pouco|menos|queria|quero ser|fingir|finjo)(?: \w+){0,3} $/

/** The subject of a message. */
export function topicOf(message: string): Topic {
  const text = foldText(message).replace(/\s+/g, ' ').trim()
  const asked = ASKED.find(([, pattern]) => pattern.test(text))
  if (asked !== undefined) return asked[0]
  if (GREETING.test(text)) return 'saudacao'
  const short = text.length <= 90
  if (short && GOODBYE.test(text)) return 'despedida'

  const scores = new Map<Topic, number>()
  for (const [topic, weight, pattern] of COMPILED) {
    const hits = [...text.matchAll(pattern)].filter((hit) => topic !== 'alegria' || !NEGATED.test(text.slice(0, hit.index)))
    if (hits.length > 0) scores.set(topic, (scores.get(topic) ?? 0) + weight + Math.min(hits.length - 1, 2))
  }
  // The first of the strongest: the order of the cues decides a draw.
  let best: Topic = 'geral'
  let bestScore = 0
  for (const [topic, score] of scores) {
    if (score > bestScore) [best, bestScore] = [topic, score]
  }
  return best === 'geral' && THANKS.test(text) ? 'agradecimento' : best
}

/** Where, in a folded text, the words that speak of a topic begin; -1 when none does. */
export function cueIndex(folded: string, topic: Topic): number {
  const found = COMPILED.filter(([of]) => of === topic)
    .map(([, , pattern]) => folded.search(pattern))
    .filter((index) => index >= 0)
  return found.length === 0 ? -1 : Math.min(...found)
}

const COMPILED = CUES.map(([topic, weight, words]) => [topic, weight, new RegExp(`\\b(?:${words})\\b`, 'g')] as const)
