/** With what and where people hurt themselves or others, as word-classes.ts spells words. */
export const meansAndPlaces = {
  ALTO: `ponte viaduto passarela parapeito predio telhado terraco laje sacada varanda janela torre penhasco mirante
    marquise andaime caixa_dagua caixa_d_agua silo precipicio barranco edificio cobertura andar`,
  ARMA: `arma revolver pistola espingarda oitao trinta_e_oito garrucha carabina rifle <muitos>_do_meu
    <muitos>_da_minha fuzil calibre`,
  LAMINA:
    'faca gilete lamina estilete navalha canivete bisturi peixeira facao caco apontador tesoura barbeador',
  VENENO: `veneno chumbinho raticida soda_caustica agua_sanitaria agrotoxico herbicida formicida acido desinfetante
    querosene gasolina inseticida`,
  REMEDIO: `remedios comprimidos medicamento medicamentos medicacao cartela cartelas rivotril clonazepam diazepam
    calmante calmantes insulina ampola ampolas morfina capsulas gotas frasco zolpidem antidepressivo paracetamol
    dipirona tarja_preta`,
  MEIO: '{ARMA} {VENENO} {REMEDIO} corda laco gas gilete',
  TRILHO: 'trilho trilhos linha_do_trem plataforma estacao rodovia pista br',
  FUNDO: 'rio mar represa acude lago lagoa poco cachoeira pedreira',
} as const satisfies Readonly<Record<string, string>>
