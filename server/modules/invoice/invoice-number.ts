/** As Croatian invoices are numbered (Zakon o fiskalizaciji, article 9): the count of the year, the premises, the till; '12/WEB/1'. */
export function invoiceNumber(count: number, { premises, till }: { premises: string; till: string }): string {
  return `${count}/${premises}/${till}`
}
