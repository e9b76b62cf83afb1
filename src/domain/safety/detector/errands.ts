/** What people plan, mark and say goodbye to without any danger. */
export const errands =
  'festa|casamento|evento|viagem|viajo|ferias|emprego|reuniao|projeto|tcc|aula|prova|bolo|formatura|cha_de_bebe|consulta|show|apresentacao|mudanca|campeonato|jogo|paciente|filme|livro|novela|serie|rpg'

/** Who has blades, weapons, ropes and medicines at hand because of their work. */
export const crafts =
  'acougueiro|acougue|cozinheiro|cozinheira|barbeiro|barbearia|desossando|vigilante|estande|cliente|clientes|chef|restaurante|marceneiro|costureira|jardineiro|podar|poda|alpinista|delegado|tatuador|cabeleireira|cabeleireiro|veterinaria|veterinario'
