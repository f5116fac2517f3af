/** Hands a file that came as base64 to the browser to save. */
export function saveFile({ name, content }: { name: string; content: string }) {
  const bytes = Uint8Array.from(atob(content), (letter) => letter.charCodeAt(0))
  const url = URL.createObjectURL(new Blob([bytes], { type: 'application/zip' }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // The browser has begun to read it by then.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
