/** The navigation beside the content; on a phone the content alone. */
export const accountGridStyles =
  'pt-4 sm:pt-8 lg:grid lg:grid-cols-[15rem_minmax(0,1fr)] lg:gap-x-10 xl:grid-cols-[17rem_minmax(0,1fr)] xl:gap-x-14'
