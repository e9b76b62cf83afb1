/** The list of keys. What is pressed together is one combination; a thing may have several. */
export const shortcutsCopy = {
  title: 'Atalhos de teclado',
  or: 'ou',
  single: 'Usar atalhos de uma tecla só ( ? e / )',
  all: [
    { does: 'Enviar a mensagem', keys: [['Enter']] },
    { does: 'Quebrar a linha', keys: [['Shift', 'Enter']] },
    { does: 'Mostrar o resto da resposta de uma vez', keys: [['Esc']] },
    { does: 'Pausar ou continuar a resposta', keys: [['Ctrl', '.']] },
    { does: 'Ir para a caixa de mensagem', keys: [['/']] },
    { does: 'Nova conversa', keys: [['Ctrl', 'Shift', 'O']] },
    { does: 'Buscar nas conversas', keys: [['Ctrl', 'K']] },
    { does: 'Abrir ou fechar o menu', keys: [['Ctrl', 'B']] },
    { does: 'Saída rápida, no modo discreto', keys: [['Esc', 'Esc']] },
    { does: 'Ver estes atalhos', keys: [['?'], ['Ctrl', '/']] },
  ] as { does: string; keys: string[][] }[],
}
