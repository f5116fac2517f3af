/** How an editor is named to colleagues. */
export function personName({ firstName, lastName, email }: { firstName: string; lastName: string; email: string }) {
  return `${firstName} ${lastName}`.trim() || email
}
