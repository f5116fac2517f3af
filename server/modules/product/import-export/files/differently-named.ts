import path from 'node:path'

/** A product's files have names of their own: of several 'zvuk.mp3' the second becomes 'zvuk (2).mp3'. */
export function differentlyNamed<File extends { name: string }>(files: readonly File[]): File[] {
  const taken = new Set<string>()
  return files.map((file) => {
    let { name } = file
    const { name: stem, ext } = path.parse(name)
    for (let n = 2; taken.has(name); n++) name = `${stem} (${n})${ext}`
    taken.add(name)
    return { ...file, name }
  })
}
