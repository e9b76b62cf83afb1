import postgres from 'postgres'

// biome-ignore lint/style/noDefaultExport: the driver has one.
export default postgres
