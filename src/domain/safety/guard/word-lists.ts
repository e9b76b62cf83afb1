import { wordClasses } from '../detector/word-classes.ts'

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
    assistente_social doutor doutora estagiari* voluntari* especialista coach`,
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
} as const satisfies Readonly<Record<string, string>>
