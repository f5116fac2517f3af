/** Saves a base64 file through the browser's download. */
export function saveFile({ name, content }: { name: string; content: string }) {
  const bytes = Uint8Array.from(atob(content), (letter) => letter.charCodeAt(0))
  const url = URL.createObjectURL(new Blob([bytes], { type: 'application/zip' }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // By then the browser has read it.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
