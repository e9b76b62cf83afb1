import { versionsCopy } from '#web/copy/versions-pt-br.ts'

/** 'Informações': which of several services wrote the reply. */
export const ReplyDetails = ({ service }: { service: string }) => (
  <details className="text-ink-soft text-xs open:basis-full">
    <summary className="flex min-h-11 w-fit cursor-pointer items-center rounded-control px-2.5 hover:bg-accent-soft hover:text-ink">
      {versionsCopy.details}
    </summary>
    <p className="break-all px-2.5 pb-2">{versionsCopy.writtenBy(service)}</p>
  </details>
)
