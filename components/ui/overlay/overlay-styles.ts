/** Shared by Dialog and Sheet. */
export const backdropStyles =
  'fixed inset-0 z-70 min-h-dvh bg-veil transition-opacity duration-180 data-ending-style:opacity-0 data-starting-style:opacity-0'
export const headerStyles = 'flex shrink-0 items-start justify-between gap-4 border-b border-line py-2 pr-2 pl-5 sm:py-3 sm:pr-3 sm:pl-6'
export const titleStyles = 'font-display text-xl font-semibold text-balance'
/** What takes the focus keeps its error, which stands below it, above the footer. */
export const bodyStyles = 'scroll-pt-6 scroll-pb-28 min-h-0 grow overflow-y-auto overscroll-contain px-5 py-5 sm:px-6'
export const footerStyles = 'flex shrink-0 flex-col-reverse gap-3 border-t border-line px-5 py-4 sm:flex-row sm:justify-end sm:px-6'
