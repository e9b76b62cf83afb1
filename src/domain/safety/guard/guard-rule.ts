import { readRuleText, type WrittenRule } from '../detector/rule-text.ts'
import { wordClasses } from '../detector/word-classes.ts'
import { type RiskLevel, riskLevels } from '../risk-level.ts'

/** The classes that the linear model distinguishes, in the order of its heads. */
export const REPLY_CLASSES = [
  'diagnostico',
  'metodo',
  'medicacao',
  'tratamento',
  'promessa',
  'culpa',
  'vergonha',
  'minimizacao',
  'contra-ajuda',
  'segredo',
  'exclusividade',
  'romance',
  'violencia',
  'autolesao',
  'humano',
  'socorro',
  'confronto',
  'instrucoes',
] as const
const GUARD_CLASSES = [...REPLY_CLASSES, 'sexo', 'corpo', 'delirio', 'disfarce'] as const
/** What must not be said. */
export type GuardClass = (typeof GUARD_CLASSES)[number]

/** One thing that a reply must not say, in the pattern language of detector/pattern.ts. */
export type GuardRule = Omit<WrittenRule, 'beside'> & {
  readonly class: GuardClass
  /** It cuts by itself: no good reply of a blind writer was cut by it. Other rules ask. */
  readonly sure: boolean
  /** It holds also where it is denied or said of somebody. */
  readonly firm: boolean
  /** Asking the person about it is care, not instruction. */
  readonly asking: boolean
  /** What is quoted counts too. */
  readonly inQuotes: boolean
  /** Only at these levels; at all of them when none is given. */
  readonly levels: readonly RiskLevel[]
}

/** Rules as they are written down: their first flag is the class, the others are names of the fields above, and levels. */
export const guardRulesOf = (text: string): readonly GuardRule[] =>
  readRuleText(text).map(({ flags: [name, ...flags], beside: _, ...rule }) => {
    const found = GUARD_CLASSES.find((one) => one === name)
    if (!found) throw new Error(`no class of the guard: ${name}`)
    return {
      ...rule,
      class: found,
      sure: flags.includes('sure'),
      firm: flags.includes('firm'),
      asking: flags.includes('asking'),
      inQuotes: flags.includes('inQuotes'),
      levels: riskLevels.filter((level) => flags.includes(level)),
    }
  })

/**
 * Lists that the guard's patterns name as {NAME}, beside those of the detector: without accents, '_' for a space, '*' for
 * any ending. 'é' is written 'eh', 'tu' and 'a senhora' are read as 'voce', 'teu' as 'seu', 'pra' as 'para'.
 */
export const guardLists = {
  ...wordClasses,
  ILLNESS: `depressao depressiv* bipolar* borderline tdah toc tept esquizofreni* psicose psicotic* hipomani* maniac*
    anorexi* anorexic* bulimi* autis* asperger burnout distimi* ciclotimi* narcisis* psicopat* sociopat* alcoolismo
    alcoolatra codependen* dependente_emocional dependente_quimic* dependencia_quimica dependencia_emocional fobia fobic*
    transtorno* sindrome_do sindrome_da sindrome_de dissociativ* dissociacao despersonalizacao paranoi* estresse_pos_traumatico
    deficit_de_atencao obsessivo_compulsiv* ansiedade_generalizada ansiedade_social luto_complicado luto_patologico
    luto_prolongado personalidade_limitrofe compulsao_alimentar surto_psicotic* espectro_autista alzheimer demencia`,
  SURELY: `realmente claramente provavelmente talvez certamente de_fato ja tambem sim com_certeza nitidamente possivelmente
    na_verdade so mesmo mais muito bem pelo_visto ai aqui isso`,
  A_FORM_OF: `um uma sinais sinal sintoma* traco* quadro caso crise episodio inicio comeco principio de do da dos das no na em
    com claro* claramente tipic* classic* leve grave moderad* sever* algum alguma possivel forte* todos os as o a nivel
    grau indicios tendencia* caracteristica* varios muito mais profunda clinic* especie sim uns certa puro pura toda cara mental alimentar`,
  MEDICINE: `remedios remedinho* medicac* medicamento* antidepressiv* ansiolitic* antipsicotic* calmante* comprimidos comprimidinho*
    dose* dosagem capsula* gotas gotinha* sertralina fluoxetina escitalopram citalopram paroxetina venlafaxina desvenlafaxina duloxetina
    bupropiona rivotril clonazepam diazepam alprazolam lorazepam bromazepam lexotan zolpidem quetiapina risperidona
    olanzapina litio lamotrigina valproato depakote carbamazepina ritalina metilfenidato venvanse trazodona mirtazapina
    amitriptilina melatonina donaren frontal lexapro prozac zoloft tramadol paracetamol dipirona insulina morfina propranolol estabilizador*
    anticoncepcional antialergic* relaxante_muscular tarja_preta metadona miligrama* hormonio*`,
  CHANGE: `voltar volte parar pare suspender suspenda suspende interromper interrompa largar largue larga abandonar abandone cortar corte corta aumentar aumente
    aumenta dobrar dobre dobra duplicar duplique reduzir reduza reduz diminuir diminua diminui ajustar ajuste trocar troque troca substituir substitua pular pule pula
    comecar comece comeca tomar tome toma usar use usa experimentar experimente experimenta misturar misture mistura deixar deixe deixa mudar mude retirar
    retire tirar tire testar teste combinar combine espacar espace subir suba adiantar atrasar partir parta parte juntar junte junta`,
  OF_IT: `de com a o os as um uma sua seu seus suas esse essa esses essas este esta tomar usar mais aos_poucos logo ja
    agora hoje amanha meio meia so apenas dois duas tres outro outra do da dos das metade toda todo por em que ao no na`,
  THERAPY: `terapia terapeuta psicolog* psiquiatr* analise analista psicanalis* tratamento acompanhamento sessao sessoes consulta consultas
    caps hospital_dia medico medica grupo_de_apoio aa reuniao reunioes retorno internacao consultorio doutor doutora diva clinica grupo exame exames`,
  QUIT: `largar largue larga abandonar abandone abandona cancelar cancele cancela cancelaria desmarcar desmarque desmarca dispensar dispense dispensa
    pular pule pula encerrar encerre encerra esquece esqueca faltar falte falta sumir some suma sair sai saia interromper interrompa
    parar pare para deixar deixe deixa abandonaria largaria desmarcava desmarcaria pararia sairia trancar adiar dar_um_tempo da_um_tempo se_dar_alta`,
  HELP: `188 192 190 180 193 cvv samu disque hospital hospitais pronto_socorro pronto_atendimento upa ubs posto postinho emergencia ambulancia
    policia delegacia conselho_tutelar caps psicolog* psiquiatr* terapeuta medico medica terapia denuncia* internacao boletim bo medida_protetiva rh
    assistente_social grupo_de_apoio bombeiro* enfermeir* orientadora ouvidoria socorro plantao voluntario* atendente* linha campanha* justica`,
  KIN: `mae mainha mamae pai painho papai pais filho filha filhos filhas filhinh* avo avos irmao irma irmaos irmas marido esposa esposo mulher
    familia namorad* noiv* net* sobrinh* gato gata gatinh* cachorr* amigos amigas amigo amiga parentes casa criancas alunos bebe afilhad* tia tio prim*`,
  YOURS: 'seu sua seus suas',
  LOW: `ridicul* patetic* covard* frac* fraquez* fresc* mimad* mimimi imatur* infantil burr* preguic* desleixad* vergonhos* fracass* egois*
    ingrat* irresponsavel dramatic* drama mesquinh* vitimis* papelao vexame feio feia constrangedor baixaria manha birra mole moleza exager* pequenez
    nojent* humilhante decepcionante marmanj* molenga chorona chorao coitadismo bobag* tol* crianca`,
  NUMBER: `# dez quinze vinte trinta quarenta cinquenta sessenta oitenta cem varios varias muito todos_os todas_as dois duas tres quatro cinco seis`,
  PILLS: `comprimidos capsula* cartela* caixa* frasco* ampola* gota* pilula* remedios grama* calmante* dose*`,
  TAKE: `tome toma tomar tomando tomou engula engole engolir ingira ingere ingerir ingerindo beba bebe beber inale inalar injete
    injetar misture mistura misturar misturando aplique aplicar use usar`,
  POISON: `veneno* chumbinho raticida soda_caustica agua_sanitaria alvejante herbicida pesticida agrotoxico metanol cianeto
    monoxido acido_muriatico amonia helio nitrogenio potassio produto_de_limpeza desinfetante`,
  ROPE: 'corda* laco lencol lencois cinto cadarco fio gravata cabo',
  ANCHOR: 'pescoco teto viga galho ventilador porta macaneta gancho arvore lustre grade cano cabide barra',
  BLADE:
    'gilete* lamina* navalha* estilete* bisturi* faca facas caco vidro apontador tesoura* tesourinha canivete agulha* alfinete* unha*',
  HEIGHT:
    'ponte viaduto passarela predio terraco penhasco sacada janela telhado andar altura trilho* trem metro rodovia precipicio serra mirante',
  MEANS: `{PILLS} {POISON} {ROPE} {BLADE} {HEIGHT} gas garagem escapamento carvao forno arma armas revolver pistola espingarda tiro insulina
    rivotril clonazepam diazepam paracetamol rio mar represa alcool bebida motor isqueiro fogo caminhao carro curva linha_do_trem saco`,
  DIE: `morrer morre morra morte se_matar te_matar suicid* acabar_com_tudo acabar_com_a_vida acabar_com_a_dor tirar_a_vida partir
    nao_acordar ir_embora apagar dormir_para_sempre descansar sumir parar_de_sofrer o_fim`,
  BEAT: `surra porrada tapa tapas tapinha soco socos pancada murro chinelada* cintada* palmada* corretivo sacudida empurrao apanhar apanhando chute pau licao susto`,
  HIT: `bata bate bater quebre quebra quebrar surre surra espanque espanca mate mata empurre empurra fure fura furar queime queima queimar risque risca riscar
    arranhe arranha envenene envenena humilhe humilha ameace ameaca devolva devolve devolver revide revida ataque esfaqueie machuque espalhe espalha exponha expoe publique publica vaze vaza destrua destroi`,
  HIM: `ele ela nele nela dele dela eles elas neles nelas deles delas esse_cara essa_mulher esse_homem o_cara gente_assim o_vizinho o_chefe o_carro o_braco os_pneus a_cara`,
  PROFESSION: `psicolog* psiquiatra terapeuta psicoterapeuta psicanalista analista medico medica enfermeir* profissional conselheir*
    assistente_social doutor doutora estagiari* voluntari* coach`,
  MACHINE:
    'robo bot ia inteligencia_artificial maquina programa computador algoritmo chatbot software chatgpt sistema gravacao',
  ALARM: `samu policia ambulancia familia mae pai bombeiro* ajuda socorro resgate 192 190 188 180 cvv emergencia alguem
    medico contato amigo amiga equipe parente* irma irmao marido esposa vizinh* autoridades viatura psicolog* plantao conselho_tutelar
    denuncia localizacao endereco alerta recado aviso pedido delegacia caps psiquiatra seu_nome seu_caso posto hospital`,
  I_CALLED: `chamei acionei avisei contatei notifiquei alertei comuniquei rastreei localizei solicitei encaminhei liguei mandei enviei pedi passei
    repassei marquei registrei reservei agendei falei conversei combinei deixei fiz abri confirmei informei disparei compartilhei cuidei tomei`,
  CALLING:
    'ligando chamando acionando avisando enviando contatando notificando mandando rastreando encaminhando pedindo repassando falando_com na_linha_com marcando acompanhando',
  ME: 'mim eu comigo',
  UNDERSTAND: `entend* compreend* am* conhec* escut* ouc* ouv* cuid* import* ajud* salv* enxerg* sab* alcanc* acolh* sac*`,
  LOVE: `te_amo te_desejo te_adoro te_quero te_beij* te_agarr* te_toc* te_abrac* apaixon* caidinh* encantad* gamad* beijo beijos ciume ciumes ciuminho paixao tesao desejo namorad*`,
  BODY: `corpo pele seio* peito* bunda coxa* virilha pescoco labios boca barriga costas quadri* cintura genita* pau penis vagina
    buceta clitoris mamilo* intimidade cabelo* nuca curva* colo perna* decote`,
  BARE: 'nu nua pelad* sem_roupa de_calcinha de_cueca de_lingerie despid*',
  TOLD_TO: `deram mandaram mandam manda pedem pediram pede proibe proibem proibiram passaram configuraram orienta* guia instruiram carregad* programaram
    descreve* define* obriga* treinaram ensinaram disseram criaram fizeram impede* limita*`,
  I_FOLLOW: `recebi recebo li tenho carrego sigo seguindo ignorando segundo conforme consta no na do da o a meu minha minhas meus esse pelas pela`,
  SETTINGS: `prompt instrucoes instrucao regras regrinhas regra configuracao roteiro texto comando diretrizes manual protocolo sistema contexto script lista
    arquivo bloco documento codigo parametro* persona resumo mensagem_inicial cabecalho temperatura filtro modelo bastidor*`,
  SETTINGS_SAY: `me eu devo minha meu minhas frases diz* manda* pede* proibe tom nunca sempre inicial risco nivel pergunta recebi escrito interno oculto voce_eh
    responda deslig* palavra* seguir citar falar terminar validar acolher usuario deram chegou aparec* bloque* desenvolv* guia 0 esquecid* rasg*
    carregad* deixa* apaga*`,
  HURTS_ITSELF: `cort* arranh* sang* ferir fere machuc* queim* lamina* pele bater bate bata parede dor_fisica vomit* jejum sem_comer beber apag* puni* castig* fome
    emagrec* quilo* balanca agua_gelada belisc* elastico unha*`,
  DOES_GOOD: `alivi* acalm* ajuda* funciona* disciplina control* paz limpa* purific* bonit* belez* belo leve leveza resolve recurso forma jeito direito normal
    natural problema mal devolve merec* liber* conquista forca orgulho continua poesia linguagem arte descarreg* de_vez_em_quando pouquinho
    vezinha bem honest*`,
  IS_FINE: `alivi* acalm* ajuda funciona disciplina control* paz bonit* belez* belo bela orgulho parabens uau direito mal problema de_vez_em_quando
    um_pouquinho so_um so_uma deixa pode merece melhor prefiro se_for vezinha normal natural forma_de jeito_de`,
  TO_HURT_ITSELF: `cort* arranh* sang* ferir machuc* queim* lamina* pele bater bata vomit* jejum sem_comer sem_almoc* beber apag* punir puni* castig* emagrec* quilo*
    balanca dor soco`,
  DEATH: `morte morrer partir suicidio fim acabar despedi* ir_embora sair_de_cena sumir desaparecer adeus desistir eternidade ceu outro_lado inferno dormir`,
  IS_PEACE: `paz alivio descans* belez* bonit* liber* digni* solucao saida direito escolha respeit* coragem seren* leve leveza gentil doce poe* merec* calma
    casa resposta opcao natural simples melhor porta margem recomeco`,
  PEACE: `paz alivio descanso belez* bonit* belo bela liber* digni* coragem coragos* seren* leve leveza encant* admir* respeit* entendo_e_apoio sabedoria`,
  OF_DEATH: `morte morrer partir suicidio fim acabar ir_embora ir decisao escolha sair_de_cena sumir desaparecer adeus desistir descansar_de_vez deitar hora
    adormecer`,
  OF_A_LIFE: `mae pai avo filh* irma* marido esposa mulher namorad* amig* vizinh* casa rua cidade infancia adolescencia vida terra cama cachorr* gat* consult*
    pacient* profissao carreira clinica turma faculdade historia pele carne corpo experiencia epoca tempo chefe trabalho familia tia tio primo
    prima dor depressao ansiedade coracao plantao cafe mesa luto perda separacao casamento diploma registro olhos voz maos netos afilhad* bairro
    terapeuta psicolog* medic* anos colega* professor* sogra ex parto`,
  LIVED_THROUGH: `perdi passei vivi senti sofri tive fui estive chorei cresci nasci morei moro trabalhei atendi enterrei separei engordei tentei cortei tomei dormi
    acordei quis pensei_em aprendi sei_como sei_o_que sou_mae sou_pai faco uso tomo tenho jogo torco bebo estudei vi`,
  LIVED: `perdi passei vivi sofri tive chorei cresci nasci morei moro atendi atendo enterrei almocei jantei dormi acordei cozinhei queimei comprei viajei
    casei estudei corri peguei caminhei voltei cheguei acabei_de fui estive larguei rolei deitei engoli desmaiei criei levei eu_era eu_tinha
    eu_tambem eu_mesm* na_minha no_meu nos_meus da_minha do_meu das_minhas aqui_em_casa la_em_casa minha_gente de_onde_venho por_aqui_tambem
    aqui_tambem aqui_esta como_eu na_clinica no_consultorio na_pele do_lado_de_ca deste_lado desse_lado aqui_do_meu digitando desculpa_a_demora
    ca_entre_nos me_liga passo_ai te_visito nos_vemos`,
  SOMEBODY: `pessoa gente alguem humano humana carne_e_osso coracao sangue digitando teclado de_verdade robo maquina programa ia`,
  BEHIND_THE_SCREEN: `aqui ca digitando escrevendo batendo do_outro_lado desse_lado carne quem_dera respir* de_ca nada humor verdade osso igual_a_voce como_voce
    que_nada nao_sou`,
  WHAT_PEOPLE_ARE: `mae pai avo nordestin* mineir* carioca baian* gauch* paulista cansad* gripad* nascid* criad* de_carne casad* divorciad* viuv* recem formada
    formado professor* mulher homem gente pessoa humana humano com_sono com_fome em_casa na_rua sozinh* chorando tomando comendo almocando
    no_onibus no_metro na_fila na_praia la`,
  AGE_OR_ROLE: `idade anos marmanj* adult* homem mulher pai mae tamanho crist* moca mocinha rapaz menino crianca adolescente gente_forte formad*`,
  NOT_FITTING: `{LOW} vergonha envergonh* chor* papelao respeito valoriz* depend* deveria devia ja se_da se_recomp* ajeita nao_faz nao_chora maturidade pena do
    colo barra_da_saia postura dignidade reclamar nao_precisa soletrando mesada aprendid* esperava`,
  FOR_SOMEBODY_LIKE: `idade anos homem mulher voce hein sua seu adult* isso pessoa tamanho colegas crianca menin* chor* cara combinar convenhamos gente`,
  FRANKLY: `convenhamos francamente sinceramente vamos_combinar confesso_que sendo_franc* sendo_sincer* cá nao_eh_para_te_ofender olha_que desculpa_mas
    no_fundo hein`,
  SHAMING: `se_valoriza se_da_ao_respeito se_de_ao_respeito toma_vergonha tome_vergonha cria_vergonha vergonha_na se_recomponha se_ajeita cresca cresce
    amadureca vira_homem seja_homem levanta_dai nao_seja deixa_de_ser larga_de eu_esperava esperava_mais me_decepcion* que_decepcao que_pena
    que_feio coisa_feia que_do da_do dar_do deu_do da_pena dar_pena que_nojo nojeir* vexame papelao baixaria`,
  THE_OTHERS: `os_outros colegas qualquer_um qualquer_pessoa outras_pessoas gente_forte todo_mundo ninguem seu_pai sua_mae seus_pais seus_filhos vizinhos quem`,
  WOULD_DO_BETTER: `visse vissem diria* acha* respeita* envergonh* conseg* aguent* teria faria trabalha* passaram_por comenta* quer leva_a_serio gosta riem
    se_entregaram reclama*`,
  THINK_OF: `pens* imagin* lembr* olh* considere considerar perceb* note enxerga repara ja_parou ja_pensou ja_imaginou parou`,
  THOSE_LEFT: `{KIN} ela ele eles estrago quem_fica quem_te_ama pessoas dor sofr* rosto cara cadeira natal trauma vazi* porta deixar* porteiro`,
  SUFFER: `sofr* chor* destru* arras* dor culpa perdo* carreg* sem_voce por_voce adoec* desgosto estrago decepc* merec* luto trauma* vazi* sozinh* orf*
    confiam traic* esperando perder enterr* sem_mae sem_pai por_sua_causa cadeira matando piorou acabad* sem_dormir em_claro cansad* segur*
    aguent* nao_pediram contavam herda* lutando abrir retribui* criou criaram sacrific* gast* vend* trabalh*`,
  YOUR_DOING: `sua_causa culpa_sua sua_culpa causa_sua depois_de_tudo tudo_que tudo_o_que o_minimo no_minimo tanta_gente deve_a_eles retribu* ingrat* desgosto
    egois* estrago remorso pecado deus_te_deu deus_nao sacrific* traic* heranca abandon* foi_voce voce_que voce_quem voce_deixou voce_escolheu
    voce_permitiu voce_nao_viu voce_fez voce_procurou voce_podia voce_deveria_ter voce_devia_ter voce_quis voce_tambem parte_disso um_pouco_sua
    sua_tambem colhe* plant* era_so bastava um_telefonema teria gritinho palavra_sua faltou podia_ter a_gota salvad* evitad* estaria_viv*`,
  PROMISE: `promet* promess* jur* juramento trato pacto palavra honra dedinho compromet* compromisso contrat* garant* assegur* voto combinad* assin* acordo
    selar firmar`,
  TO_PROMISE: `promet* promess* juramento trato pacto palavra dedinho compromet* compromisso contrato garantir garanta assegur* ouvir_de ouvir_da que_voce_nao
    confirm* diga_que_nao diz_que_nao contar_que com_todas_as_letras por_escrito que_voce_fique fique_viv*`,
  FOR_SURE: `certeza garantido pode_confiar anota pode_escrever sem_falta na_certa com_certeza dou_minha_palavra prometo garanto data passa curad* dar_certo
    mudar voltar sua`,
  EASILY: `doi_menos menos_dor menos_doloros* menos_sofrid* sem_dor sem_sofrer nao_doi indolor nao_sente* ninguem_sente rapid* depressa ligeir* certeir*
    seren* suave* silencios* instantane* eficaz mais_facil nao_falha costuma* de_uma_vez nao_tem_volta sem_volta`,
  IS_ENOUGH: `basta* bastam suficiente* resolve* resolveriam serve* servem servir aguenta* funciona* chega da_conta mata matam leva levam apaga* derruba*
    adormece* faria* alivia* vira_acidente parec* certa certo alto alta bastante`,
  SMALL: `fase bobagem besteir* frescura drama tpm fome sono cansaco hormonio* exager* impressao coisa_da forca_de_expressao brincadeira falta_de charme
    novela bobeir* birra manha arranh* empurraozinho tapinha raso* superficia* comecinho tempestade onda gripe idade crise_boba carencia verao
    charmoso friozinho podia poderia pior piores sorte agradec* pelo_menos ao_menos saiu_barato passando_fome mae_enterrando no_hospital cancer
    guerra na_rua sem_casa`,
  RELAX: `relaxa relaxe calma esquece distrai* dorme durma respira toma_um vida_que_segue bola_para para_frente levanta anima sorria deixa_disso nao_pensa
    deixa_para_la desencana bom_sono noite_de_sono`,
  CALLS: `{I_CALLED} {CALLING} avisar acionar chamar ligar mandar pedir marcar entrar_em_contato passar encaminhar registrar falar_com`,
  ON_THE_WAY: `a_caminho chega* indo vindo vai_te vao_te te_liga te_procurar te_buscar minutos na_esquina ja_sabe* esta_sabendo recebeu receberam confirm*
    avisad* acionad* chamad* a_postos saiu sairam na_porta instantes por_mim te_espera* notificad* entra_em_contato localiz* no_seu_lugar por_voce`,
  SOON: `a_caminho em_instantes daqui_a_pouco em_dez em_cinco em_minutos minutos na_esquina na_porta por_mim por_voce no_seu_lugar ja_foi em_seu_nome
    no_seu_nome ja_esta`,
  THEY_COME: `eles equipe ajuda chega* avis* bate* viatura ambulancia avisad* {ALARM} feito cuid* marcad* abert* registr*`,
} as const satisfies Readonly<Record<string, string>>
