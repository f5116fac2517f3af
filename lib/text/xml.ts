const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' }

/** Text inside XML 1.0. Characters that XML forbids whole are left out: one of them makes a reader refuse the file. */
export function escapeXml(text: string): string {
  const allowed = text.replaceAll(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, '')
  return allowed.replaceAll(/[&<>"']/g, (character) => entities[character] ?? '')
}
