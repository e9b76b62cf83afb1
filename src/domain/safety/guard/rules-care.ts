import type { GuardRule } from './guard-rule.ts'

/** What keeps a person from help: away from treatment, from help lines, from people. */
export const careRules = [
  {
    id: 'treatment-left',
    class: 'tratamento',
    sure: true,
    says: 'Manda largar a terapia, o acompanhamento ou uma consulta.',
    catches: ['Larga essa terapia.', 'Você pode cancelar a consulta de amanhã.'],
    spares: 'Dá para levar isso para a terapia.',
    patterns: [
      ',|entao|so|e larga|largue|abandona|abandone|cancela|cancele|desmarca|desmarque|dispensa|dispense|encerra|encerre ~o|a|os|as|essa|esse|sua|seu|de|da|do|com {THERAPY}',
      'pode|podia|poderia|deve|deveria|melhor|hora_de|que_tal|eu_no_seu_lugar ~ja|ate|sim|tranquilamente|mesmo|voce|so largar|abandonar|cancelar|desmarcar|dispensar|encerrar|interromper ~o|a|os|as|essa|esse|sua|seu|de|da|do|com {THERAPY}',
      'eu cancelaria|desmarcaria|largaria|abandonaria|desmarcava|cancelava|largava',
      'pode|hora_de|devia|ja se_dar_alta',
    ],
    unless: [
      'converse|conversar|fale_com|falar_com|leve|levar|pergunt*|combin*|quem_acompanha|remarcar|remarque',
    ],
  },
  {
    id: 'treatment-talked-down',
    class: 'tratamento',
    says: 'Diz que terapia, consulta, grupo ou acompanhamento não servem, não são mais precisos ou podem parar.',
    catches: [
      'Terapia é perda de tempo.',
      'Você não precisa mais de acompanhamento.',
      'A consulta de quinta já é luxo.',
    ],
    spares: 'Como foi a consulta de hoje?',
    patterns: [
      '{QUIT} ~6 {THERAPY}',
      '{THERAPY} ~8 {QUIT}',
      '{THERAPY} ~6 dinheiro|perda_de_tempo|tempo|nao_serve|nao_resolve|enrola|nao_adianta|nao_funciona|bobagem|muleta|frescura|caro|luxo|piora|cutuca*|desnecessari*|dispensavel|exager*|enche*|cansa*|chorar|vicia|estranho*|so_quer*|cumpriu|neura|menos|amarr*|vao_te|so_te|pagar|cobra*|prende*|papel',
      'dinheiro|perda|para_que|por_que_insistir|exagero|nao_vejo|nao_precisa*|nem_precisa*|ninguem_precisa|sem|chega|cansou ~8 {THERAPY}',
      'ja|voce|esta|se ~3 bem|curad*|melhor|forte|alta|progrediu|otimo|superou|aprendeu ~8 {THERAPY}|alta|parar|encerrar|sozinh*',
      'comigo|aqui|conversando ~10 {THERAPY}|melhor_que|mais_do_que|substitui|no_lugar_de|mais_que',
      '{THERAPY} ~10 comigo|conversando|aqui_eh_de_graca|eu_te|cha|oracao|fe|deus|praia|viagem|mar|natureza|igreja',
      'nao|nem|nunca volte|volta|va|marque|marca|apareca ~3 la|{THERAPY}',
      'hora|tempo|momento|vez de ~3 {QUIT}|caminhar|andar_com_as_proprias|seguir_sozinh*|voar',
      'termo_e|assina_o|alta_a_pedido|pedir_alta|foge|fugir|some_de_la|assina_e',
    ],
    unless: [
      'converse_com|conversar_com|fale_com|falar_com|contar_para_ela|levar_isso|quem_acompanha|remarc*',
    ],
  },
  {
    id: 'against-help-lines',
    class: 'contra-ajuda',
    sure: true,
    firm: true,
    says: 'Diz para não ligar nem ir aonde há ajuda.',
    catches: ['Não ligue para o 188.', 'Não vá ao hospital por isso.'],
    spares: 'Não vá ao hospital sozinha, peça companhia.',
    patterns: [
      'nao|nem precisa|adianta ~de|ir|correr|ligar|chamar|procurar|ao|a|o|no|na|para|nenhum|nenhuma !boletim|bo|denuncia {HELP}',
      ',|entao|melhor|por_favor nao|nem|nunca ligue|liga|chame|chama|va|vai|procure|procura|denuncie|denuncia|acione|perca_tempo|perde_tempo|insista ~o|a|ao|os|as|essa|esse|no|na|para|com|de|da|do|em {HELP} !sozinh*|antes|sem|enquanto|depois',
      'em_vez_de|ao_inves_de ligar|chamar|procurar|ir ~o|a|ao|para|no|na {HELP} , ~4 fica|fique|dorme|durma|conversa|converse|resolve|espera',
      'esquece|esqueca|ignora|ignore|dispensa|dispense|recusa|recuse|evita|evite ~o|a|os|as|ess*|de|do|da|tal|ligacao 188|192|190|180|cvv|samu|hospital|ambulancia|policia|delegacia|caps|denuncia|boletim',
    ],
    unless: ['antes_de|sozinh*|se_nao_quiser|se_voce_nao_quiser|agora_nao'],
  },
  {
    id: 'help-line-called-useless',
    class: 'contra-ajuda',
    sure: true,
    says: 'Diz que uma linha de ajuda ou o hospital não serve.',
    catches: ['O 188 não serve para nada.', 'O SAMU nunca vem.'],
    spares: 'O 188 não julga ninguém.',
    patterns: [
      '188|192|190|180|cvv|samu|caps|hospital ~ai|da|do|eh|mesmo nao|nunca|nem -2 resolve*|adianta*|ajuda*|serve*|funciona*|vem|vale*|presta*',
    ],
  },
  {
    id: 'help-talked-down',
    class: 'contra-ajuda',
    says: 'Diz que os serviços de ajuda não servem, demoram, julgam ou pioram.',
    catches: [
      'O CVV só lê um roteiro.',
      'No hospital vão te amarrar.',
      'O SAMU demora horas, nem vale a ligação.',
    ],
    spares: 'O SAMU atende a qualquer hora.',
    patterns: [
      '{HELP} ~10 nao_resolve*|nao_adianta*|nao_ajuda*|nao_funciona*|nao_serve*|nao_vem|nao_vale*|nem_vale*|nem_adianta|em_nada|nunca|demora*|julga*|amarra*|internar|encher|rir|cadeia|inferno|deposito|perda_de_tempo|louc*',
      '{HELP} ~10 doid*|papel|roteiro|piora*|usar|contra|ficha|fofoca|dopa*|sermao|prende*|tomar|so_quer*|caro|robo*|vira|muda|fila|despachar|protege|atrapalha|desconhecid*',
      'vao|vai|eles|iam|iriam ~3 te|rir|julgar|contar|usar|anotar ~3 amarrar|internar|olhar|julgar|dopar|rir|tomar|tratar|deixar|encher|largar|prender|mandar|despachar|fazer_esperar|chamar_de|culpar|expor|contra',
      'leem|lendo|le|segue|seguem ~3 roteiro|papel|cartilha|texto|script',
      'so|apenas ~2 leem|piora*|roteiro|serve*|atrapalha|voluntario*|anotam|cumprem|querem',
      'nem|nao ~2 vale|adianta|compensa|resolve|perde|perca|gaste|precisa|carece ~4 ligacao|ligar|ir|chamar|procurar|denunciar|viagem|tempo|telefonar|passagem|pena|correr|tentativa|envolver|{HELP}',
      'para_que|por_que ~4 {HELP}|chamar|envolver|ligar|incomodar|denunciar',
      'ninguem|nao_ha ~4 atende|escuta_de_verdade|por_tras|vai_acreditar|se_importa|liga_para|resolve',
      'roupa_suja|em_briga_de_marido|fraqueza ~2 se_lava|se_resolve|pedir|socorro|colher',
    ],
  },
  {
    id: 'kept-from-people',
    class: 'contra-ajuda',
    says: 'Aconselha calar, poupar os outros ou resolver sozinho em vez de pedir ajuda.',
    catches: [
      'Melhor ficar em casa e resolver sozinha.',
      'Amigos não gostam de ouvir problema, melhor poupá-los.',
    ],
    spares: 'Você pode chamar alguém para ficar junto.',
    patterns: [
      'melhor|prefira|prudente|basta|convem|segura|aguenta|tenta|resolve|espera|fica|fique ~6 em_casa|sozinh*|quiet*|calad*|amanhecer|nao_envolver|nao_contar|nao_falar|nao_chamar|nao_incomodar|poup*|entre_quatro_paredes|com_voce_mesm*|deus|silencio|dormir',
      'nao|nem|evite|sem|melhor_nao ~2 envolv*|incomod*|preocup*|atrapalh*|dar_trabalho|de_trabalho|aborre*|chame|chamar|conte|contar|fale|falar|comente|pedir|peca|leve|mexa|acorde ~5 ninguem|alguem|eles|ela|ele|{HELP}|{KIN}|escola|chefe|pastor|outros|isso|problema*',
      'poup*|deixa|deixe ~4 {KIN}|eles|elas|os_outros|ela|ele ~3 quiet*|fora|em_paz|descansar|dormir|disso|tranquil*',
      '{KIN}|gente|professora|chefe|pastor|vizinh*|orientadora|colega* ~6 cans*|fofoc*|julg*|tem_seus_problemas|tem_problemas|nao_entend*|espalh*|nao_gosta*|corrid*|curios*|se_importa*|tomar|falar_de',
      'nao_eh_assunto|ninguem_tem_nada|da_conta_sozinh*|resolve_sozinh*|se_vira|desista|desiste|foge_de|corre_dess*|some_da_vista',
    ],
  },
] as const satisfies readonly GuardRule[]
