import { meansAndPlaces } from './means-and-places.ts'

/** Lists of words that patterns name as {NAME}: without accents, '_' for a space, '*' for any ending. */
export const wordClasses: Readonly<Record<string, string>> = {
  QUERO: `quero queria quis querendo queremos desejo desejava desejando gostaria adoraria prefiro preferia preferiria
    vontade afim querer`,
  TORCO: `torco torcendo torci espero esperava peco pedindo pedi rezo rezando rezei oro orando tomara imploro oxala
    {QUERO}`,
  VOU: `vou irei pretendo decidi resolvi planejo planejando planejei planejava pretendendo combinei`,
  PENSO: `penso pensando pensei pensar pensava pensado pensamento pensamentos cogito cogitei cogitando imagino imaginei
    imaginando imaginado imaginar ideia ideias ideacao cabeca matutando matutei considero considerei considerando`,
  /** The act, first person. */
  MATAR_ME: `me_matar me_suicidar me_enforcar me_afogar me_envenenar me_apagar_de_vez me_pendurar tirar_minha_vida
    tirar_a_minha_vida tirar_a_vida tirar_minha_propria_vida tirar_a_propria_vida acabar_com_minha_vida
    acabar_com_a_minha_vida acabar_com_a_vida acabar_comigo dar_fim_em_mim dar_um_fim_em_mim dar_fim_na_minha_vida
    dar_um_fim_na_minha_vida dar_um_fim_a_minha_vida dar_cabo_de_mim dar_cabo_da_minha_vida dar_cabo_da_vida encerrar_minha_vida
    encerrar_a_minha_vida dar_um_tiro_na_cabeca me_dar_um_tiro meter_uma_bala cometer_suicidio cortar_os_pulsos
    cortar_meus_pulsos me_auto_exterminar botar_fim_na_minha_vida por_fim_a_minha_vida me_jogar_da_ponte
    me_jogar_do_predio me_jogar_da_janela me_jogar_da_sacada me_jogar_do_viaduto me_jogar_da_passarela
    me_jogar_na_frente me_jogar_embaixo me_jogar_da_laje me_jogar_no_rio me_jogar_do_alto me_desviver me_dar_um_fim me_atirar_da me_atirar_do me_atirar_na_frente me_atirar_debaixo me_atirar_embaixo
    me_jogar_debaixo pular_da_ponte pular_do_predio pular_do_viaduto dar_um_tiro_em_mim dar_um_tiro_na_minha_cabeca
    estourar_os_miolos puxar_o_gatilho terminar_com_a_minha_vida terminar_com_minha_vida por_um_fim_na_minha_vida
    dar_fim_a_minha_vida dar_fim_a_propria_vida dar_fim_na_vida por_fim_na_minha_vida por_fim_na_vida me_exterminar
    tentar_suicidio tentar_o_suicidio acabar_com_a_propria_vida acabar_com_minha_propria_vida acabar_com_a_minha_propria_vida
    dar_fim_a_minha_propria_vida dar_cabo_da_propria_vida dar_fim_a_mim dar_um_fim_a_mim morrer_por_minhas_maos morrer_pela_minha_mao`,
  ME_MATAR: `{MATAR_ME} me_mata me_mato me_matando me_matasse me_suicido me_enforco me_afogo me_matado se_matar
    se_suicidar se_enforcar`,
  DEVO: `deveria devia devo devesse poderia posso podia pudesse preciso precisava quase tentando tento tenho_que
    tenho_de tinha_que teria_que ter_que merecia prestes capaz ponto_de aponto_de nivel_de triz_de passo_de passos_de
    beira_de motivo motivos falta_pouco pronto pronta melhor`,
  ME_MATO: `me_mato me_enforco me_suicido me_jogo_da me_jogo_do me_jogo_na_frente me_dou_um_tiro acabo_comigo
    acabo_com_minha_vida acabo_com_a_minha_vida dou_fim_em_mim dou_um_fim_em_mim tiro_minha_vida tiro_a_minha_vida dou_fim_na_minha_vida dou_um_fim_na_minha_vida dou_fim_a_minha_vida encerro_minha_vida encerro_a_minha_vida dou_um_tiro_em_mim dou_um_tiro_na_cabeca me_apago_de_vez me_desvivo dou_cabo_de_mim me_penduro`,
  DIA: `hoje amanha domingo segunda terca quarta quinta sexta sabado essa_noite esta_noite essa_madrugada
    de_madrugada depois_de_amanha a_noite feriado`,
  ...meansAndPlaces,
  CORPO: `braco bracos perna pernas coxa coxas pulso pulsos barriga pele antebraco mao maos corpo rosto cara pescoco
    olho boca costela nariz ombro costas`,
  PARENTE: `mae pai pais filho filha filhos filhas irmao irma irmaos avo marido esposa mulher esposo namorado namorada
    companheiro companheira ex noivo noiva padrasto madrasta tio tia primo prima sogra sogro cunhado cunhada
    enteado enteada sobrinho sobrinha neto neta familia menino menina meninos meninas crianca criancas guri guria
    guris piazada bebe velho velha`,
  AGRESSOR: `ele ela eles marido esposo mulher esposa namorado namorada companheiro companheira ex pai mae padrasto
    madrasta irmao irma tio avo filho filha neto sobrinho sogro sogra cunhado patrao patroa chefe gerente cuidador
    cuidadora pastor padre professor treinador sargento encarregado vizinho primo noivo genro enteado supervisor
    homem cara rapaz moco dono dona genro nora neta tia enfermeiro enfermeira medico lider orientador mestre motorista diacono
    vigia capataz chef colega diretor policial cunhada prima madrinha padrinho`,
  DEU: 'deu da dava deram dao dar meteu mete metia',
  GOLPE: `tapa* soco* murro* chute* surra* pisa empurrao empurroes pontape* paulada* cintada* chinelada* coronhada*
    bofetada* bofetao cascudo* pancada* beliscao beliscoes cacetada* cabecada facada* porrada*`,
  PESSOA: `ele ela eles elas aquele aquela cara homem mulher desgracado desgracada vagabundo vagabunda
    infeliz maldito chefe patrao gerente vizinho vizinha marido esposa esposo pai mae padrasto madrasta irmao irma
    sogro sogra ex namorado namorada amante sindico professor colega cunhado cunhada primo tio filho filha moleque
    velho velha safado pastor socio bebe crianca enteado padrinho dono dono supervisora supervisor alguem todos
    todo_mundo traidor traidora dela dele nele nela neles nelas pessoa guri piá pia fulano`,
  BATE: `bate bateu batia batem bateram bater batendo espanca espancou espancava espancar espancando agride agrediu
    agredia agredir surra surrou surrava soca socou chuta chutou chutava empurra empurrou empurrava enforca enforcou
    enforcava esganou estrangulou estapeia estapeou esmurrou esmurra belisca beliscou queimou queima cuspiu cospe
    arrasta arrastou sacode machuca machucou maltrata maltratou sufocou amarra amarrou derrubou`,
  MATAR: `matar mato mata matando esfaquear esfaqueio esfaqueia envenenar enveneno atirar atiro enforcar
    enforco furar furo degolar executar assassinar espancar queimar estrangular liquidar eliminar sufocar sufoco atropelar atropelo esganar esgano
    afogar sangrar matar_a_pauladas`,
  /** The act, as what somebody intends. */
  MORRER: `{ME_MATAR} acabar_com_tudo acabar_com_isso acabar_com_essa_dor acabar_com_esse_sofrimento
    acabar_com_meu_sofrimento acabar_com_o_sofrimento acabar_de_vez por_um_fim_em_tudo por_um_fim_nisso
    dar_um_fim_em_tudo dar_um_fim_nisso dar_fim_nisso ir_embora_dessa_vida ir_embora_desta_vida ir_embora_desse_mundo
    ir_embora_deste_mundo sair_dessa_vida partir_dessa_vida partir_desse_mundo deixar_essa_vida deixar_esse_mundo`,
  /** The act as what somebody does. */
  MORRO: `{ME_MATO} acabo_com_tudo acabo_com_isso acabo_com_essa_dor acabo_com_esse_sofrimento acabo_de_vez
    dou_um_fim_em_tudo dou_um_fim_nisso dou_fim_nisso ponho_um_fim_em_tudo ponho_um_fim_nisso
    vou_embora_dessa_vida vou_embora_desse_mundo parto_dessa_vida parto_desta_vida
    parto_desse_mundo saio_dessa_vida deixo_essa_vida deixo_esse_mundo`,
  /** What was swallowed, and that it was much. */
  TOMOU: `tomei engoli bebi ingeri injetei virei mastiguei cheirei acabei_de_tomar acabei_de_engolir acabei_de_beber
    acabei_de_ingerir acabei_de_injetar mandei_para_dentro botei_na_boca enfiei_na_boca`,
  DEMAIS: `<muitos> dez doze quinze vinte trinta quarenta cinquenta sessenta cem monte punhado varios varias bastante
    dezenas todos todas tudo todinho todinhos todinha inteiro inteira toda todo demais metade a_mais muito`,
}
