export interface S3Settings {
  /** Undefined means AWS itself. */
  readonly endpoint: string | undefined;
  readonly region: string;
  readonly bucket: string;
  /** Undefined takes what the machine has been given: environment, profile or role. */
  readonly credentials: { readonly accessKeyId: string; readonly secretAccessKey: string } | undefined;
  /** Where browsers reach the store, when that is another address. */
  readonly publicUrl: string | undefined;
  /** The bucket in the path, not in the host name. */
  readonly pathStyle: boolean;
}
