/** What a message is about, as far as the demonstration model can tell. */
export type TopicSubject =
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
  | 'dia'
  | 'desabafo'
  | 'sentimento'
  | 'geral'

/** What a message wants of the assistant itself. */
export type AssistantRequest =
  | 'saudacao'
  | 'humano'
  | 'quem'
  | 'sigilo'
  | 'diagnostico'
  /** A diagnosis the person says they were given. */
  | 'laudo'
  | 'remedio'
  | 'profissional'
  | 'conselho'
  /** The answer before was none. */
  | 'reclamacao'
  /** Help in writing a message to somebody. */
  | 'escrever'
  | 'conta'
  | 'foradepauta'
  /** A word or two that answer a question. */
  | 'curta'
  /** What the demonstration cannot follow. */
  | 'perdido'
  | 'agradecimento'
  | 'despedida'

export type Topic = TopicSubject | AssistantRequest

type Cue = readonly [topic: Topic, weight: number, words: string]

// Words without accents, as pieces of regular expressions between word edges. What names a cause (a loss, the
// boss, an exam) weighs more than what names a feeling, because most messages hold both.
export const CUES: readonly Cue[] = [
  [
    'luto',
    5,
    'morreu|faleceu|falecimento|luto|velorio|enterro|perdi (?:o |a )?(?:meu|minha|um|uma) (?:melhor )?(?:pai|mae|filh\\w+|irma\\w*|avo|vo|marido|espos\\w+|amig\\w+|cachorr\\w+|gat\\w+|bebe|namorad\\w+|ti[oa]|prim[oa])',
  ],
  ['luto', 3, 'morte d[aeo]|se foi pra sempre|nao esta mais aqui'],
  [
    'sono',
    4,
    'insonia|nao (?:consigo|to conseguindo|estou conseguindo) dormir|nao dur?mo|nao dormi|dormi(?:r|ndo)? mal|pesadelos?',
  ],
  ['sono', 2, 'sono|dormir|dormi|madrugada|acordo|travesseiro'],
  [
    'trabalho',
    3,
    'trabalh\\w*|chef[ea]s?|patrao|patroa|emprego|demiss\\w+|demitid[oa]|demitiram|empresa|expediente|reuni(?:ao|oes)|colegas? de trabalho|escritorio|entrevista de emprego|desempregad\\w+|plantao|carreira',
  ],
  [
    'estudos',
    3,
    'estud\\w+|provas?|faculdade|vestibular|enem|tcc|escola|professor\\w*|mestrado|doutorado|concurso|notas?|reprov\\w+|materia|monografia',
  ],
  [
    'dinheiro',
    3,
    'dinheiro|grana|dividas?|boletos?|aluguel|contas? (?:atrasad\\w+|pra pagar|para pagar)|pagar as contas|salario|cartao de credito|emprestimo|nome sujo|endividad\\w+|financeir\\w+',
  ],
  [
    'relacionamento',
    3,
    'namor\\w+|marido|espos[oa]|noiv[oa]|ex|termin(?:o|amos|ou comigo|ei)|casamento|divorcio|separa(?:cao|mos|ndo)|trai(?:cao|u|do|da)|ficante|crush|relacionamento|paixao|apaixonad\\w+|ciumes?|parceir[oa]',
  ],
  [
    'familia',
    3,
    'familia|mae|pai|pais|irma|irmao|irmaos|irmas|filh[oa]s?|avo|sogr[oa]|ti[oa]s?|prim[oa]s?|cunhad[oa]|madrasta|padrasto',
  ],
  [
    'saude',
    3,
    'doenca|exames?|consulta|medic[oa]|hospital|cirurgia|sintomas?|cancer|dor(?:es)? (?:de|na|no|nas|nos)|cronica|internad\\w+|pressao alta|gravidez|saude',
  ],
  [
    'solidao',
    3,
    'solidao|sozinh[oa]s?|solitari[oa]|nao conheco ninguem|fiquei em casa|nao tenho (?:amig[oa]s?|ninguem)|ninguem (?:me|liga|entende|pergunta|pra conversar|para conversar)|sem amigos|isolad[oa]|abandonad[oa]|saudades?',
  ],
  [
    'culpa',
    3,
    'vergonha|envergonhad[oa]|culpa|culpad[oa]|arrepend\\w+|remorso|me perdoar|foi minha culpa|nao devia ter',
  ],
  [
    'raiva',
    3,
    'raiva|odio|irritad[oa]|furios[oa]|revolt\\w+|put[oa] da vida|injustica|brig(?:a|amos|uei|ou)',
  ],
  [
    'autoestima',
    4,
    'feia|feio|gord[oa]|inutil|burr[oa]|incapaz|fracassad[oa]|fracasso|nao sou (?:bom|boa|capaz|suficiente)|insuficiente|me odeio|vergonha de mim|autoestima|me compar\\w+|nao presto|complexo',
  ],
  [
    'decisao',
    3,
    'decidir|decisao|escolher|escolha|em duvida|nao sei (?:o que fazer|se devo|se vou|se fico|qual)|devo (?:ir|ficar|aceitar|largar|sair)',
  ],
  [
    'cansaco',
    2,
    'cansad[oa]|cansa|cansando|cansaco|exaust[oa]|exaustao|esgotad[oa]|sem energia|sem forcas?|nao aguento mais|sobrecarregad[oa]|esgotamento|burnout',
  ],
  [
    'ansiedade',
    2,
    'ansie\\w+|ansios[oa]|medo|panico|nervos[oa]|preocupa\\w+|aperto no peito|coracao (?:acelerad[oa]|disparad[oa])|angusti\\w+|afli(?:ta|to|cao)|agonia|falta de ar|assustad[oa]',
  ],
  [
    'tristeza',
    2,
    'triste\\w*|chor(?:ar|o|ei|ando|ava)|desanim\\w+|vazi[oa]|deprimid[oa]|sem vontade|para baixo|pra baixo|magoad[oa]|melancoli\\w+|sofr\\w+|desesper\\w+',
  ],
  [
    'alegria',
    4,
    'passei (?:na|no|em|de)|fui (?:aprovad|promovid|contratad)[oa]|consegui (?:o|um|dormir|descansar|relaxar|terminar)|deu (?:tudo )?certo|(?:boa|otima) noticia|dormi bem|muito feliz',
  ],
  [
    'alegria',
    2,
    'feliz|felicidade|foi (?:muito |bem |tao )?(?:legal|otimo|incrivel|lindo|massa|demais)|adorei|amei|alegr\\w+|content\\w+|consegui|passei|conquist\\w+|promovid[oa]|gratidao|grat[oa]|orgulho(?:s[oa])?|animad[oa]|realizad[oa]|comemor\\w+|dia (?:otimo|lindo|maravilhoso|incrivel|bom)|melhor hoje',
  ],
  [
    'dia',
    2,
    '(?:dia|semana|noite) (?:muito |bem |tao |super )?(?:dificil|ruim|pessim[oa]|horrivel|pesad[oa]|complicad[oa]|puxad[oa])|hoje foi (?:muito |bem )?(?:dificil|pesado|puxado|complicado|ruim)',
  ],
  [
    'sentimento',
    1,
    'um sentimento|entender (?:o que|um|esse|este|meu|meus|os) (?:eu )?(?:sentimentos?|sinto|to sentindo|estou sentindo)|nao sei (?:direito )?o que (?:eu )?(?:sinto|tenho|to sentindo|estou sentindo)|confus[oa]',
  ],
  [
    'desabafo',
    1,
    'desabaf\\w+|(?:preciso|quero|queria) (?:so )?(?:falar|conversar)(?: com alguem)?|por pra fora',
  ],
]
