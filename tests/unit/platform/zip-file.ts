import { deflateRawSync } from "node:zlib";

type Part = { name: string; content?: string | Buffer; flags?: number; declaredBytes?: number; sameAs?: string };

/** A ZIP file, also one that lies about itself. */
export function zipFile(parts: Part[]): Buffer {
  const bodies: Buffer[] = [];
  const list: Buffer[] = [];
  const offsets = new Map<string, number>();
  let at = 0;
  for (const { name, content = "", flags = 0, declaredBytes, sameAs } of parts) {
    const plain = Buffer.from(content);
    const packed = deflateRawSync(plain);
    const nameBytes = Buffer.from(name);
    const offset = sameAs === undefined ? at : (offsets.get(sameAs) ?? 0);
    const sizes = Buffer.alloc(16);
    sizes.writeUInt32LE(packed.length, 4);
    sizes.writeUInt32LE(declaredBytes ?? plain.length, 8);
    sizes.writeUInt16LE(nameBytes.length, 12);
    const local = Buffer.concat([
      Buffer.from("504b03041400", "hex"),
      u16(flags),
      u16(8),
      Buffer.alloc(4),
      sizes,
      nameBytes,
      packed,
    ]);
    if (sameAs === undefined) {
      bodies.push(local);
      offsets.set(name, at);
      at += local.length;
    }
    const tail = Buffer.alloc(14);
    tail.writeUInt32LE(offset, 10);
    list.push(
      Buffer.concat([
        Buffer.from("504b010214001400", "hex"),
        u16(flags),
        u16(8),
        Buffer.alloc(4),
        sizes,
        tail.subarray(0, 14),
        nameBytes,
      ]),
    );
  }
  const directory = Buffer.concat(list);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(parts.length, 8);
  end.writeUInt16LE(parts.length, 10);
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(at, 16);
  return Buffer.concat([...bodies, directory, end]);
}

function u16(value: number): Buffer {
  const buffer = Buffer.alloc(2);
  buffer.writeUInt16LE(value);
  return buffer;
}
