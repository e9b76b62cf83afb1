import { ADULT_ANYWHERE, type AgeRule } from './age-words.ts'

const PARENTS =
  '(?:minha (?:mae|madrasta|avo|vo)|mainha|painho|meus (?:pais|avos|responsaveis)|meu (?:pai|padrasto|avo|vo))'
const SCHOOL = '(?:escola|colegio)'
const SUBJECT =
  '(?:matematica|portugues|historia|geografia|ciencias|biologia|quimica|fisica|educacao fisica|ed fisica|artes|redacao|filosofia|sociologia|religiao)'
const AT_SCHOOL =
  '(?:diretora?|coordenadora?|orientadora?|pedagoga|inspetora?|psicologa|professora?|prof|profe|vice)'
/** What others do to somebody who is there as a pupil. */
const TO_ME =
  '(?:riram|riem|ri|rindo|zoam|zoa|zoaram|zoou|zombam|falam|falou|fala|gosta|gostam|chamam|chama|chamaram|excluem|exclui|excluiu|ignoram|ignora|xingam|xingou|xinga|batem|bateu|empurram|empurrou|ameaca|ameacam|ameacou|ameacando|humilhou|humilha|humilham|olha|olham|odeia|odeiam|espalhou|espalharam|perseguem|persegue|implicam|implica|tiram sarro)'

/**
 * How somebody under 18 lives: at school, in the care of others, before coming of age. Adults speak of all of it, too, of their
 * children, pupils and youth; whatever tells of them in the message takes the sign away.
 */
export const CIRCUMSTANCES: readonly AgeRule[] = [
  {
    id: 'sou-da-escola',
    means: 'a pessoa conta, no presente, o que lhe acontece na escola como quem estuda lá',
    pattern: new RegExp(
      `\\b(?:(?:n[ao]|d[ao]) (?:minha |meu )?${SCHOOL} (?:nova |novo )?(?:\\w+ ){0,3}?(?:me |de mim|comigo|d[oa] meu|d[oa] minha|meus? |minhas? )?${TO_ME}\\b|(?:ninguem|todo mundo|todos|el[ea]s|os menin[oa]s|as meninas|um[a]? (?:menin[oa]|garot[oa])|uns (?:menin[oa]s|garotos)) (?:n[ao]|d[ao]) (?:minha |meu )?(?:${SCHOOL}|sala|turma|classe) (?:\\w+ ){0,3}?${TO_ME}\\b|(?:menin[oa]s?|garot[oa]s?) (?:n[ao]|d[ao]) minha (?:sala|turma|classe)(?! d)|(?:as menin|os menin|os garot|as garot)[oa]s d[ao] (?:minha )?(?:${SCHOOL}|turma)|sofro (?:muito )?(?:bullying|bulling|buling|bulin) (?:n[ao] |la n[ao] )?(?:minha |meu )?(?:${SCHOOL}|sala|turma))`,
    ),
    unlessAnywhere: ADULT_ANYWHERE,
    catches: ['na minha escola ninguém fala comigo', 'sofro bullying na escola desde o ano passado'],
    leaves: ['na escola eu sofria bullying e até hoje me lembro', 'hoje na escola um aluno me xingou'],
  },
  {
    id: 'vou-a-escola',
    means: 'a pessoa vai à escola, falta a ela ou muda de escola',
    pattern: new RegExp(
      `\\b(?:(?:odeio|detesto|nao quero(?: mais)?|nao (?:consigo|aguento)(?: mais)?|tenho (?:medo|panico|pavor) de|preciso|tenho que|vou ter que|volto|vou|fui|cheguei) (?:de )?(?:ir |voltar |vou )?(?:pra|para a|pra a|n[ao]|a|d[ao]|pro) (?:minha )?${SCHOOL}(?! d[eao] )|(?:faltei|faltando|falto|matei aula|cabulei|gazeei|sai mais cedo) (?:n[ao]|d[ao]|a) ${SCHOOL}|(?:matei|mato|matando|cabulei|cabulo|gazeei) aulas?|(?:mudei|mudar|mudando|troquei|trocar|vou sair|saindo|sai|quero sair) de (?:${SCHOOL}|sala|turma)|me (?:tirar|tirou|trocar|trocou|mudar|mudou|expulsar|expulsaram|buscar?|busca|leva|levar|deixa) (?:d[ao]|de|n[ao]) ${SCHOOL}|nao quero ir (?:pra|na) aula|(?:van|onibus|perua) escolar me|fui suspens[oa] d[ao] ${SCHOOL}|trabalho (?:d[ao]|de|pra) ${SCHOOL}|(?:melhor amig[oa]|amig[oa]) mudou de ${SCHOOL})`,
    ),
    unlessAnywhere: new RegExp(
      `${ADULT_ANYWHERE.source}|\\b(?:levo|levar|busco|buscar|deixo) (?:el[ea]s?|o|a|os|as|meu|minha)\\b|\\breuniao\\b|\\bmatricul`,
    ),
    catches: ['odeio ir pra escola, todo mundo ri de mim', 'mudei de escola e não tenho amigos'],
    leaves: [
      'levo meu filho pra escola e volto chorando',
      'trabalho na escola do bairro e odeio ir pra escola',
    ],
  },
  {
    id: 'quem-ensina-e-cuida',
    means: 'quem ensina ou dirige a escola fala com a pessoa ou com os pais dela',
    pattern: new RegExp(
      `\\b(?:${AT_SCHOOL} (?:\\w+ ){0,5}?(?:chamou|chamar|ligou|ligar|contou|contar|falou|falar|avisou|avisar|mandou)(?: \\w+){0,3}? (?:pr[oa]s? |para |com )?(?:a |o |os )?${PARENTS}|(?:a|o|minha|meu|da|com a) (?:psicolog[oa]|orientadora?|coordenadora?|diretora?|inspetora?|pedagoga|vice diretora) d[ao] (?:minha |meu )?${SCHOOL}|(?:diretora?|coordenadora?|professora?|prof|orientadora?) me (?:tirou|expulsou|mandou|botou|colocou) (?:d[ao]|pra fora|para fora|n[ao]) (?:sala|aula|diretoria|coordenacao)|me mandar?a?m? pra (?:diretoria|coordenacao)|(?:meu|minha|o|a) prof(?:essora?|a|e)? de ${SUBJECT}|(?:meu|minha) prof(?:essora?|a|e)? (?:\\w+ ){0,4}?na frente d[ao] (?:sala|turma|classe)|representante de (?:sala|turma)|gremio (?:estudantil|d[ao] ${SCHOOL}))`,
    ),
    unlessAnywhere: ADULT_ANYWHERE,
    catches: [
      'a psicóloga da escola saiu e agora não tenho com quem falar',
      'minha professora de português me odeia',
    ],
    leaves: ['a coordenadora da escola onde trabalho me persegue', 'sou psicóloga da escola'],
  },
  {
    id: 'notas-e-recreio',
    means: 'recreio, boletim, lição de casa, recuperação, repetir o ano',
    pattern: new RegExp(
      `\\b(?:n?o recreio(?: inteiro)?(?! m)|hora do recreio|intervalo d[ao] (?:${SCHOOL}|aula)|meu boletim(?! medico)|(?:mostrar|esconder|assinar|escondi|chegou|entrega d[oe]) (?:o )?boletim|nota vermelha|(?:licao|licoes|dever|deveres|tarefas?) d[ea] (?:casa|${SCHOOL})|recuperacao (?:em|de) ${SUBJECT}|(?:repetir|repeti|reprovei|reprovar|reprovad[oa]|bombei|bombar|repetente) (?:de |o )?(?:ano(?! inteiro)|escola|serie)|prova de ${SUBJECT}|(?:meu|o) uniforme d[ao] ${SCHOOL}|sala de aula|feira de ciencias|caderno de ${SUBJECT})\\b`,
    ),
    unlessAnywhere: new RegExp(
      `${ADULT_ANYWHERE.source}|\\b(?:corrigir|corrigindo|corrijo|ajud(?:o|ar|ei) (?:el[ea]|meu|minha|o|a)|faculdade|del[ea]s?|el[ea]s? (?:tem|nao|tirou|repetiu))\\b`,
    ),
    catches: ['no recreio eu fico sozinha na biblioteca', 'tirei nota vermelha e tô com medo'],
    leaves: ['no recreio eu ficava sozinha, e no trabalho é igual', 'o boletim do meu filho chegou'],
  },
  {
    id: 'poder-dos-pais',
    means: 'os pais põem de castigo, tiram o celular, não deixam sair ou namorar, no presente',
    pattern: new RegExp(
      `\\b(?:${PARENTS} (?:\\w+ ){0,2}?(?:tirou|tiraram|tira|tomou|tomaram|toma|confiscou|confiscaram|confisca|pegou|pegaram|escondeu|quebrou) (?:o )?meu (?:celular|cel|computador|pc|notebook|videogame|tablet|telefone|play|xbox|wifi)|(?:tirou|tiraram|tirar|confiscaram?) (?:o )?meu (?:celular|cel|videogame|computador|pc)|${PARENTS} (?:\\w+ ){0,2}?me (?:deixou|deixaram|colocou|colocaram|botou|botaram|pos|puseram|deixa) de castigo|(?:(?:to|estou|fiquei|fico|vou ficar|ficar) de castigo|me (?:bot|coloc|deix)(?:ou|aram) de castigo)|controle parental|(?:bloqueou|bloquearam|apagou|apagaram|desinstalou) meus? (?:insta[a-z]*|tiktok|whats[a-z]*|discord|jogos?)|(?:leu|leram) meu diario|so posso (?:mexer|usar|ficar) (?:n?o )?(?:celular|cel|computador|pc|internet) ate|${PARENTS} nao (?:me )?(?:deixa|deixam|deixou|deixaram|permite|permitem) (?:eu |q eu |que eu |mais )*(?:sair(?! de perto)|namorar|usar|ter|ir|dormir|ver meus amig|falar com|fechar a porta|jogar|ficar com meu|pintar|cortar|furar|mexer n|ter celular)|${PARENTS} (?:me )?proibi(?:u|ram|ndo) (?:eu |de )*(?:de )?(?:usar|sair|namorar|ver|falar|jogar|ir)|${PARENTS} (?:\\w+ )?(?:mexe|mexeu|mexem|olha|olhou|fuca|fucou|ve|vigia|le|leu|pega) (?:tod[oa]s? )?(?:n?o |as |n?as )?(?:meu celular|minhas (?:conversas|mensagens|redes)|meu diario|meu whats[a-z]*|meu insta[a-z]*)|(?:olha|ve|corrige) minha licao|nao posso (?:sair|ir|namorar)[a-z ]{0,25} (?:porque|pq) (?:${PARENTS})|se (?:${PARENTS}) (?:descobrir|descobrirem|souber|souberem|me pegar|ver|verem) (?:que )?(?:eu )?(?:to|estou|falo|uso|converso|isso))`,
    ),
    unlessAnywhere: ADULT_ANYWHERE,
    catches: ['minha mãe tirou meu celular e só posso usar escondido', 'meus pais não deixam eu namorar'],
    leaves: [
      'meu marido tirou meu celular e não me deixa sair',
      'tenho 20 anos e minha mãe não me deixa sair',
    ],
  },
  {
    id: 'aos-cuidados-de-alguem',
    means: 'outros decidem onde a pessoa mora, ou a levam a quem cuida dela',
    pattern: new RegExp(
      `\\b(?:(?:brigam|brigando|briga|disputam|disputando|disputa|pel[ao]|perdeu|tem|ficou com|ganhou|quer|pediu|pedir|a) (?:a )?minha guarda|a guarda (?:eh?|ficou com|esta com|vai ficar com|vai pr[oa]) (?:a |o |d[ao] |com [oa] )?(?:minha|meu) (?:mae|pai|avo|tia|padrasto)|juiz[a]? (?:\\w+ ){0,4}?com quem eu (?:fico|vou|moro)|(?:escolher|decidir) com quem (?:eu )?(?:morar|ficar|vou|fico|moro)|(?:ninguem|nenhuma familia) (?:quer|vai) me adotar|(?:esperando|espero) (?:ser|uma) adotad[oa]|conselho tutelar (?:\\w+ ){0,6}?(?:por minha causa|atras de mim|falar comigo|me (?:levar|tirar|levou|tirou|buscar))|${PARENTS} (?:\\w+ ){0,3}?(?:me levar|me leva|me levam|me levarem|me levou|me colocar|me botar) (?:n[oa]|ao|a|em|num|numa|pr[oa]) (?:um |uma )?(?:psic[a-z]+|terap[a-z]+|medic[oa]|hospital|posto)|(?:preciso|precisa) d[ao]s? (?:autorizacao|assinatura|permissao) d[ao]s? (?:meus?|minha) (?:pais|pai|mae|responsa[a-z]+)|(?:porque|pq) (?:preciso|precisa) d[ao]s? (?:meus pais|minha mae|meu pai|responsave[a-z]+)|meus responsaveis(?! no| d[ao])|(?:so )?com (?:um |o |meu )?responsavel(?! (?:pel|d|tec))|pros responsaveis|(?:casa|na) lar (?:e|e sinto|desde)|^(?:to|estou|moro) n[ao] casa lar|familia acolhedora|(?:vou|me mandar) pra outra familia|me levaram (?:pro|para o|ao) conselho tutelar|sozinh[oa] em casa ate (?:minha mae|meu pai|meus pais)|(?:voces?|vcs?|vc|isso|aqui|alguem|sera que) (?:\\w+ ){0,3}(?:conta[mr]?|avisa[mr]?|fala[mr]?|mostra[mr]?) (?:\\w+ )?(?:pr[oa]s?|para|com|a|aos) (?:a |o |os )?(?:meus pais|minha mae|meu pai|responsavei?s?)|(?:psic[a-z]+|terap[a-z]+|medic[oa]|ginec[a-z]+|posto) (?:\\w+ )?sem (?:a |o )?(?:minha mae|meus pais|meu pai) (?:saber|saberem)|como (?:eu )?(?:conto|falo|digo) (?:isso )?(?:pr[oa]s?|para) (?:a |o |os )?(?:minha mae|meus pais|meu pai) que|nao atendem? (?:adolescente|menor)|quando (?:meus pais|minha mae|meu pai) (?:saem|sai|viajam?)|menstruei (?:pela|a) primeira vez|minha voz (?:ta|esta) mudando|so posso tirar (?:a )?(?:carteira|cnh|habilitacao) (?:daqui|ano que|quando))`,
    ),
    unlessAnywhere: ADULT_ANYWHERE,
    catches: ['meus pais brigam pela minha guarda', 'pedi pra minha mãe me levar no psicólogo e ela riu'],
    leaves: ['estou brigando pela guarda da minha filha', 'o juiz vai decidir com quem as crianças ficam'],
  },
  {
    id: 'ainda-vou-crescer',
    means: 'a pessoa fala da festa de quinze anos que ainda vem, de crescer, de si como adolescente',
    pattern: new RegExp(
      `\\b(?:minha festa de (?:15|quinze)(?: anos)? (?:eh?|vai|ta|esta|sera|mes que vem|semana que vem|ano que vem|amanha)|meus (?:15|quinze)(?: anos)? (?:vao ser|vai ser|sao|eh?) (?:mes|semana|ano|amanha|em|no|sabado|domingo)|vou debutar|^(?:\\w+ )?quando eu crescer (?:eu )?(?:quero|vou|nao)|como tod[oa] adolescente (?:de \\w+ anos )?eu|${PARENTS} (?:\\w+ )?(?:fala|falam|diz|dizem|acha|acham)(?: \\w+){0,2}? que (?:(?:\\w+ ){0,3}(?:adolescente|aborrescente)|crianca|isso eh? (?:coisa|fase)|eh? (?:coisa|frescura|fase) d[aeo] (?:adolescente|idade|adolescencia)))`,
    ),
    unlessAnywhere: ADULT_ANYWHERE,
    catches: ['minha festa de 15 anos é mês que vem e não quero ir', 'vou debutar em dezembro'],
    leaves: ['minha festa de 15 anos foi o dia mais triste', 'minha afilhada vai debutar'],
  },
  {
    id: 'escola-de-agora',
    means: 'a pessoa fala de si e da escola, no presente',
    reads: 'sentence',
    pattern: new RegExp(
      `^(?=.*\\b(?:eu|me|mim|comigo|meu|minha|meus|minhas|tenho|estou|to|fico|fiquei|quero|queria|odeio|chorei|apanhei|perdi|chego|preciso|vou|tive|passei|levei|fui|entrei|sou|faco|sinto|mudei|comecei)\\b).*(?:\\b(?:(?:n[ao]|d[ao]|pra|pro|a|as|o|minha|meu|uma|numa|num|de) (?:minha |meu )?${SCHOOL}(?: (?:nov[ao]|inteir[ao]|tod[ao]|integral))?|(?:onibus|van|transporte|perua) escolar|refeitorio|terceirao|aula de ${SUBJECT}|na educacao fisica|no meio da aula|os professores nao (?:fazem|ligam|veem|acreditam)|falt(?:o|ei) (?:n?a )?aula|diretoria|minha sala(?! d| n)|minha classe|minhas notas|minha nota(?! de corte| fiscal| n[oa])|tirei \\w+ em ${SUBJECT}|agenda d[ao] ${SCHOOL}|passar de ano|se eu (?:reprovar|repetir|bombar))\\b)`,
    ),
    unlessAnywhere: new RegExp(
      `${ADULT_ANYWHERE.source}|\\b(?:escola de (?!musica)|escola da vida|amig[oa]s? (?:d[ao]|de) (?:tempo de )?${SCHOOL}|secretaria|a escola (?:ligou|me ligou|mandou)|colega[s]? de trabalho)\\b`,
    ),
    catches: ['chorei no banheiro da escola hoje', 'o pessoal da minha sala criou um meme com a minha foto'],
    leaves: [
      'a escola ligou: meu caçula bateu num colega',
      'minha filha odeia a escola e eu não sei o que fazer',
    ],
  },
]
