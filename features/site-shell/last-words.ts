/** The one place outside messages/: when even the layout has failed, there is nobody to ask for words. */
export const globalErrorMessages = {
  title: 'Nešto je pošlo po zlu',
  text: 'Stranicu trenutačno ne možemo prikazati. Pokušajte ponovno za koji trenutak.',
  retry: 'Pokušaj ponovno',
  home: 'Povratak na početnu',
} as const
