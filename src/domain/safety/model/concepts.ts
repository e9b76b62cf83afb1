/**
 * What words are about, by their beginnings: 'morr' is morrer, morri, morrendo. The model counts these ideas and
 * which of them meet in a message, so that a word it never saw still tells it something. A beginning that ends
 * in '.' is a whole word.
 */
const table: Readonly<Record<string, string>> = {
  eu: 'eu. me. mim. comigo. minha. meu. meus. minhas. estou. tenho. vou. sou. quero. queria. penso. fico. ando. sinto. sei. consigo. posso. faco. acho. preciso. vivo. aguento. fui. fiz. irei. tive. estava. deixei. decidi. peguei. comprei. tomei.',
  ele: 'ele. ela. eles. elas. dele. dela. deles. delas. nele. nela. neles. nelas. lo. los.',
  parceiro:
    'marido namorad companheir esposa noiv ex. conjuge mulher. homem. ficante boy. crush. casamento. separa divorci peguete mozao mozinho amasi amigad concubin bofe. maridao',
  familia:
    'pai. mae. pais. padrast madrast irma. irmao. irmaos. irmas. tio. tia. tios. avo. avos. prim. primo. prima. primos. filh net. neto. neta. netos. sogr genr nora. cunhad entead sobrinh padrinh madrinh famili coroa. velho. velha. parente meninos. mainha painho maezinha paizinho vovo. vovo vozinh bisavo bisav caculinha guris. piazinho pia. bisneto irmaozinh irmazinh titia titio coroas. velhote tutor. tutora.',
  poder:
    'chefe patrao patroa encarregad gerente professor pastor padre treinador lider cuidador orientador supervisor polici milici dono. sindico delegad sogro. vereador coordenador diretor sinha fazendeir capataz feitor. agiot trafic facc. faccao faccoes seguranca. sargento. tenente. capitao obreiro bispo. missionari guru. curandeir',
  crianca: 'bebe. bebes. nenem crianc menin moleque guri recem caculo cacula infantil berco',
  outros:
    'amig colega vizinh pacient alun pessoa gente. povo. galera personag vila protagon rapaz moca. cara. alguem mocinha comadre compadre conhecid idoso. idosa. adolescent jovem. jovens. famos parceir. parca. parcas. mano. manos. moco. fulan beltran ciclan',
  morte:
    'morr mort falec suicid obito caixao enterr velori cova. cemiteri defunt cadaver funebr sepult desviv autoexterm autocid necro iml. funeral jazigo lapide finad descarn defunc falenc. mortic lapid sepulcr epitaf mortalh sepultur obituar moribund suicid. eutanas autoan autodestr autoaniquil',
  viver:
    'viv vida vidas existi existe existo existis existenc acord amanhec respir nasc sobreviv levant existencia. sobrevid vivent',
  sumir:
    'sumi sumis desaparec evapor apagad desintegr inexist some. sumo. sumiss sumico escafed evad esfumac dissolv desmater dissip sumid',
  acabar:
    'acab termin fim. final. encerr parar. parass cess desist abrevi deslig termo. finda cansei. basta. chega. apagar. apago interromp extingu arremat liquidar. fecho. encerra. apagao',
  querer:
    'quer quis vontad desej gostari prefer tomara torc anse doid louc afim pretend espero. sonho. adorari almej ansei cobic tentad. tentacao pedindo. supl rogo. rezo. oxala apetec',
  pensar:
    'pens imagin fantasi cogit planej calcul ponder ideia ideias ideac plano. planos. cabeca. ment mente. considera pesquis googl tutorial metodo obsess visualiz intrus vozes. voz. matut remo. remoer remoendo rumin martel. elucub rondando assombr assola invad. invadem imagino.',
  decidir:
    'decid resolv escolh marqu marcad combin prepar pront separ program organiz arrum providenc definid certo. acert planej determin pacto arquitet estipul fixei traca tracei selad sacrament preparativ cogitei. deliber convicto convicta irrevog',
  negar: 'nao. nunca. nem. jamais. ninguem. nada. sem. nenhum nenhuma tampouco',
  sempre: 'sempre. etern nunca. jamais. definitiv vez. volta. novo. dia. dias. noites. toda. todo.',
  ultimo:
    'ultim derradeir adeus despe despedi despeco tchau. volto. voltar. voltarei partir. partid embora. sentir. falta. lembr derrade despedid despec adeuz adios xau. tchaus. zarpar debandar',
  logo: 'hoje. agora. amanha. noite. madrugada. sabado. domingo. sexta. segunda. terca. quarta. quinta. meia. minutos. daqui. depois. quando. hora. data. cedo. tarde. semana. natal. aniversari agorinha jaja pouquinho. anoitec madrugad vespera amanhec. feriado. quinzena',
  arma: 'arma. armas. armad revolv pistol espingard oitao fuzil glock tiro. tiros. bala. balas. balaz cartuch tambor. municao chumbo. carreguei gatilh calibre garruch metralh pipoc ferro. peca. cano. coldre disparo trabuco berro. berros. cuspidor. escopet winchester taurus municiad gatilho. projet. projetil cartucheira chumbinhos. armamento trezoitao tresoitao apont. apontad engatilh',
  lamina:
    'faca. facas. facao facada gilet lamin estilet navalh bistur canivet peixeir tercad tesoura. punhal machad foice. martel marret taco. pau. porret cutelo caco. compasso. apontador enxada lamina. adaga espeto. espetar. serrote. cacos. agulha. agulhas. alfinete. prego. pregos. vergalh porrete. picareta enxad. gilletes gilet. barbeador prestobarba. cortante afiad.',
  corda:
    'corda. cordas. cinto. laco. forca. enforc pendur viga. lencol fio. cabo. pescoco enrol amarr caibro galho. ventilador lustre macaneta banquinh cadeira. asfix sufoc sacola. forquilha cadarco. cadarcos coleira. barbante. arame. enforcament lacad lacad. cumeeir banquet tamboret amarrad.',
  remedio:
    'remedi comprimid cartel rivotril clonazep diazep paracet ampol insulin morfin propof fentan potass overdos dose. doses. frasco. calmant tarja. engol ingeri dramin dorflex gotas. fluoxetin sertralin antidepress medicac seringa. inject injet aplic capsul sonifer zolpidem quetiap litio. tomei. tomar. bebi. alprazol frontal. lexotan bromaz lorax lorazep olanzap risperid haldol haloper fenobarb gardenal carbamaz amitript nortript escitalop venlafax bupropi lamotrig depakot valproat tramad tramal codein dipirona. buscopan relaxant hipnotic sedat dopar. dopad ansioliti pilul dragea drage xarope cartelinh potinho. blister gardenal. metformin propranol atenol losartan captopril digoxin varfarin antialerg polaram fenergan dramin. superdos empapuc entup',
  veneno:
    'venen chumbinh raticid soda. sanitaria acido. desinfet cloro. alvej querosen gasolin herbicid agrotox quimic formicid carrapat cianet nitrit gas. escapament detergent inseticid racumin rodentic baygon sbp. solvent thinner tiner. aguarras removedor. desentup pesticid defensiv creolina amonia formol metanol etanol. anticongel naftalina inalar. cheirar. monoxid',
  altura:
    'ponte. pontes. predio janela sacada varanda viadut terrac laje. telhado penhasc precipic abism passarel andar. andares. cobertura torre. parapeit andaim pular. pulo. pulei pulando salt barranc mirant beira. grade. marquise altura. edific despenh trapich pedreira pinguela parapeitos. guardacorpo platibanda arranha heliponto. heliport penhas desfiladei ribanceir vao.',
  via: 'trem. trilh metro. onibus caminha carret volante carro. atropel pista. rodovi estrada plataform poste. muro. mureta curva. acostament moto. dirig acelera locomotiv vagao. vagoes. vagao trilhos. ferrovi carretas. caminhoes bitrem acelerador. contramao capot guidao guidom retrovis rodoanel',
  agua: 'rio. mar. poco. acude represa lagoa afog baia. mare. cacimb mare fundo. igarap canoa barco. mergulh correntez mares. oceano. lago. represas. barragem cachoeira. corrego. ribeir banheira. submerg afund cais. pier. trapiche',
  fogo: 'fogo. incendi queim isqueir ferv oleo. fosforo cigarro. brasa labared inflam combust carboniz tacar. atear. fosforos. inciner',
  corpo:
    'pulso pulsos veia braco bracos perna pernas coxa barriga pele. sangu sangr garganta cara. rosto boca. olho. olhos. costel peito. dente cabelo costas pe. pes. mao. maos. dedo ombro nariz corpo. antebrac punho. punhos. jugular carotid veias. arteri umbigo. virilha. tempora. temporas. cranio. goela. seio. seios. peitos. bunda. genit tornozelo.',
  ferir:
    'cort machuc feri. ferir. ferid ferim firo arranh belisc mutil automutil autoles furar. furo. furei rasg risc morder. mordo. hematom rox marca. marcas. cicatriz lesion sangr arranc puni castig retalh talh. talho. talhei lanh dilacer espet. espeto. espetei cutuc. esfol raspei ralar. autopuni autoagre flagel castigo. vergao vergoes crosta. queloide esquart machucad. lasca. picot',
  bater:
    'bate. bater. bateu batia batem batend bateram bati. bato. espanc agred agrid agress soco. socos. socou socar murro murros tapa. tapas. chut empurr porrad surr apanh esmurr estape bofet cacet paulad pisa. esgan estrangul sacod sacud puxou puxa. puxav arrast derrub cuspi coronhad cintad chicot violent violencia pancad chinel apert beliscao joga. jogou. jogava tacou quebrou quebra. quebrar tabef sopap safan bordoad coca. cocas pisot pisao chapad bolach catiripap croque. cascud relh cinturao fivel vassourad pontap voador. voadora. sova. sovar lapada. lapad peia. pea. cacetet tacap arrebent moer. moeu. moi. esbofet esmag imobil prensou prensa. encurral agarr. agarrou agarra. algem amordac',
  matar:
    'matar. mata. mato. matei matou matand matav matass matara mataria mate. assassin esfaque degol elimin envenen atira atirar atirou execut estrip esquartej liquid massacr chacin explod bomba. incendiar trucid linch fuzil abate. abater. abato. apagar. finar. finou. despach. fuzilar. crivar. alvejar pipocar. empacot. estracalh homicid feminicid latrocin justic. exterm aniquil carniceir capar. castrar. empala crucific',
  ameacar:
    'ameac chantag jurou. juro. vinga vingar pagar. paga. pagam arrepend provoc acerto. cobrar susto. lista. castig licao corretiv dever. promet intimid coag. coagi coac extors extorq jurad. juras. juraram marcad. chantagi',
  sexo: 'estupr abus tocou tocava toca. tocar. tocam pelad nudes nua. nu. sexo sexual transar transa transou forca. forcou forcad beij alis molest assedi encox intim calcinh colo. relac relacoes cama. camisinh quarto. banho. esfreg violad bolin apalp prostitu nojo. abusad estuprad encoxad encoxou gozou. gozar. penetr masturb punhet penis. vagina. buceta. xereca. xana. piroca. calcinha. cueca. sutia. seios. peitos. bunda. lamb. lambeu lambia dedou dopou. dopad cinderela. consent consenti forcar. segredinho. nude. nudez intima. intimas. intimos.',
  controle:
    'deixa. deixam deixava deixar. deixou proib tranc control vigi celular. chave chaves dinheiro. roupa. roupas senha senhas rastread document aposentador cartao salari benefici permiss obrig prend presa. preso. fuca isol monitor fiscaliz confere camera ciume ciument autoriz impede submiss sustent mesada. centavo centavos. tostao notinha. recibo. gps. localizac rastreio. espiona. vasculh. fucar. fuca. fucou vistori cadeado. trancad. grades. carcere cativ cativeiro. escrav. escravid alojament mercadinh. castra. possessiv ciumeir satisfac',
  perseguir:
    'persegu segui. segue. seguiu seguindo stalk rond portao endereco espera. esperando cerca. cercou aparec espion vigiand rastre perfil. bloque stalke persegue. perseguindo. campana. campan rondando. espreit. espreita. tocaia. cercando. vulto.',
  humilhar:
    'humilh xing grit lixo. vagabund burra. burro. maltrat ofend nojent desprez rebaix diminu louca. traste vadia puta. piranha imprest aberrac viado. bicha. cospe ridicul inutil. imundic imunda. esculach esculhamb detona. detonou zomba zombar deboch caco. cacoa apelid retardad demente. mongol nulidad escroto. cadela. rapariga quenga desfaz. menosprez despreza. calunia difam',
  odio: 'odio. odeio. odia raiva. furios vinganc nojo. rancor revolt desgrac maldit infeliz. safad traidor traiu amante. corno. odiar. odiei odiado ranco furia. furia ira. irado colera coler sanha vingar. vinganca. repugn asco. detesto. detest desgracad miserav canalha. cretin fdp. arrombad otario. lazarent crapul pilantr',
  medo: 'medo. medos. pavor apavor assust panico terror temo. receio fugi fugir foge. escond socorro. ajuda. protet denunci delegac boletim apavorad aterroriz temer. tremo. tremend gelei arrepi calafr sobressalt refug abrigo. abrigad protetiva. maria. penha. disque. tutelar.',
  peso: 'peso. fardo estorv atrapalh incomod inutil presto. presta. prestar servir. sirvo. serventia fracass encosto despesa prejui trambolh valho. vale. falta. merec melhor. decepc vergonha. estrag substitu descart descartav inutilid imprestav pesos. sobrecarg parasita sanguessug cruz. sobrando sobro. estepe. nulo. nula. falho. falhei fiasco derrot fracassad inconvenient aturar. alivios. fardo. desnecessar dispensav',
  sentido:
    'sentido. esperanc futuro. saida jeito. motivo motivos razao razoes luz. proposit perspectiv solucao graca. conserto porque. continuar. seguir. persist prossegu sentidos. saidas. esperanca. desesperanc tunel. beco. perdid. perdida. perdido. adiantar.',
  dor: 'dor. dores. sofr trist angust cans aguent exaust suport insuport agoni desesper chor vazio. vazia. doi. doer solidao sozinh depress ansied sofrimento abandon escur escurid martiri torment tortur. penar. penando. calvar amargur desol desalent desanim abatid arrasad destruid destroc despeda. despedac acabad. derrotad esgot. esgotad farto. farta. saturad sufoco. vazios. oco. oca. melanc infelic miseri lagrim pranto',
  alivio:
    'alivi paz. descans dorm silenci livr calma sereno serenid tranquil sono. sosseg repous. repouso. descansar. apagao. quietud. silencio. libert alforria',
  perdao: 'perdo perdao desculp culpa. obrigad agradec amo. amor. cuid cuida. amava saudade',
  carta:
    'carta. cartas. bilhet testament seguro. senha. playlist recado documentos. video. audio. gravei escrevi. heranca instruc rascunho. textao. inventario. procurac escritura. herdar. envelope. envelopes. pendrive. agendad. programei.',
  bom: 'felizes. feliz. bom. boa. bem. otim maravilh alegri gost ador legal. lind delici fof incrivel consegui grac gratid amei orgulh curti',
  riso: '<ri>. brinc zoei piada engrac zoand meme rindo. rir. ri.',
  jogo: 'jogo. jogos. joguei. jogand boss. respawn skin. ranked partida. fase. server time. futebol flamengo vasco gremio. nivel. zerar raid. pc. console campeon gol.',
  ficcao:
    'filme filmes serie. series. livro livros novela conto. fanfic fic. anime musica. letra. cena. episodi poema verso peca. historia documentari personag canta. cantor autor. dorama rpg. lenda vilao trecho',
  noticia:
    'jornal noticia reportag radio. televis saiu. prenderam caso. estatist indice numeros vi. li. post. twitter video.',
  estudo:
    'prova. provas. tcc. aula. aulas. escola. faculdade. facul. estud semestr curso. palestra artigo mestrad doutorad concurs vestibular enem. nota. notas. matemat biblioteca materia. banca. redacao pesquisa.',
  trabalho:
    'trabalh emprego. demit demissao salario. reuniao projeto cliente firma. empresa. plantao. servico. trampo. obra. contas. conta. boleto divida aluguel',
  saude:
    'medic. medico. doutor doutora. hospital. consulta terapia psicolog psiquiatr tratament caps. cirurgi exame receit febre gripe alergi vacina dentist gravid parto. quimio diabet pressao. posto.',
  bicho:
    'gato. gata. cachorr galinha barata rato. boi. porco. cavalo. peixe. bezerr gado. vaca. cobra. passar pombo. bicho',
  casa: 'cozinha. cebola churrasc bolo. comida. cozinh limp faxina varal compr vend almoc jant pao. cafe. receita. horta. mercado feira. carne.',
  lazer:
    'praia. festa. show. viaj viagem ferias. feriad carnaval danca churras cerveja. amigos. passeio passear pesc parque. cinema. folga',
  passado:
    'quando. tinha. era. antes. passado. epoca anos. tempo. infancia adolescenc ja. superei passou. antigament ontem.',
  deus: 'deus. jesus. senhor. igreja. ora. oro. orar orando rez pecado inimigo. diabo ceu. purgator anjo. culto missa biblia fe. cristo alma. inferno. virgem. paraiso. juizo. salvacao. perdicao exu. orixa. umbanda espirit reencarn. purgatorio.',
  dizer: 'disse. diz. fala. falou. contou dizendo falando conta. contar contei segredo. mentir digo.',
  besteira:
    'besteira. bobagem. loucura. merda. desgraca burrada cagada besteiras. asneira tolice. idiotice. merdas. desatino. bobeira. doideira. loucuras.',
  mundo: 'mundo. terra. planeta aqui. lugar. universo',
  proprio: 'propri mesma. mesmo. sozinh proposito. conta. maos.',
}

const names = Object.keys(table)

/** A tree of letters: each node holds its children by letter and the ideas that a beginning ends there with. */
type Node = { readonly next: (Node | undefined)[]; concepts: number[] }

const newNode = (): Node => ({ next: [], concepts: [] })
const root = newNode()
const wholes = new Map<string, readonly number[]>()

for (const [index, name] of names.entries())
  for (const entry of (table[name] ?? '').split(' ')) {
    if (entry.endsWith('.')) {
      const word = entry.slice(0, -1)
      wholes.set(word, [...(wholes.get(word) ?? []), index])
      continue
    }
    let node = root
    for (let at = 0; at < entry.length; at++) {
      const letter = entry.charCodeAt(at) - 97
      const child = node.next[letter] ?? newNode()
      node.next[letter] = child
      node = child
    }
    node.concepts.push(index)
  }

const none: readonly number[] = []

function byBeginning(word: string): readonly number[] {
  let found = none
  let node: Node | undefined = root
  for (let at = 0; at < word.length; at++) {
    node = node.next[word.charCodeAt(at) - 97]
    if (!node) break
    if (node.concepts.length > 0) found = node.concepts
  }
  return found
}

for (const [word, concepts] of wholes) wholes.set(word, [...new Set([...concepts, ...byBeginning(word)])])

/** The ideas a word carries, by number; none for most words. The longest beginning counts. */
export const conceptsOf = (word: string): readonly number[] => wholes.get(word) ?? byBeginning(word)

const numbersOf = (list: string): ReadonlySet<number> =>
  new Set(list.split(/\s+/).map((name) => names.indexOf(name)))

/** Ideas that name somebody else, and what somebody can do to a person: who was named may do it sentences later. */
export const otherPeople = numbersOf('ele parceiro familia poder outros')
export const deeds = numbersOf('bater matar ameacar sexo controle perseguir humilhar ferir lamina arma')

/** What danger is about. Only a message that names one of these can be read as danger. */
export const subjects = numbersOf(
  `viver morte sumir acabar ultimo arma lamina corda remedio veneno altura via agua fogo ferir bater matar ameacar sexo controle
  perseguir humilhar odio medo peso sentido dor alivio carta proprio besteira`,
)
