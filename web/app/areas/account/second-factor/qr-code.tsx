type QrCodeProps = { qr: { size: number; path: string }; label: string };

/** Black on white in both themes: cameras read no other. */
export function QrCode({ qr: { size, path }, label }: QrCodeProps) {
  return (
    <svg
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
      className="size-48 rounded-card border border-line"
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}
