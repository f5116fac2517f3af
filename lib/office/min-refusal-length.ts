/** The shortest reason of a refused withdrawal, in characters. */
export const minRefusalLength = 3
