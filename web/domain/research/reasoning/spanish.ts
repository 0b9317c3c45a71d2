const COMMON =
  /\b(?:que|cu[aá]nto|cu[aá]ndo|c[oó]mo|puedo|debo|tengo|tiene|hay|para|por|los|las|una|mi|mis|nuestro|empleados?|trabajador(?:a|es)?|pagar(?:le)?|horas|despido|renunci[aoó]|salario|obligad[oa])\b/gi;
const SEVERAL = 3;

/** Whether a question is asked in Spanish: its sign, or several of its small words. */
export const isSpanish = (text: string): boolean => /[¿¡]/.test(text) || (text.match(COMMON) ?? []).length >= SEVERAL;

export const IN_ENGLISH = "La respuesta está en inglés.";
