{{/* What the shop's container and the one that migrates have in common. */}}
{{- define "hent.environment" -}}
env:
  - name: NODE_ENV
    value: production
  {{- $settings := .Values.settings }}
  {{- if .Values.varnish.enabled }}
  {{- $settings = merge (dict "PUBLIC_PAGES" "1" "VARNISH_URLS" (include "hent.varnishUrls" .)) $settings }}
  {{- end }}
  {{- range $name, $value := $settings }}
  - name: {{ $name }}
    {{- if and (eq $name "TRUST_PROXY") $.Values.varnish.enabled (regexMatch "^[0-9]+$" $value) }}
    # Varnish is one more.
    value: {{ add1 (int $value) | quote }}
    {{- else }}
    value: {{ $value | quote }}
    {{- end }}
  {{- end }}
  - name: DRAIN_SECONDS
    value: {{ .Values.drainSeconds | quote }}
envFrom:
  - secretRef:
      name: {{ .Values.existingSecret }}
{{- end }}

{{- define "hent.containerSecurity" -}}
securityContext:
  runAsNonRoot: true
  runAsUser: 10001
  runAsGroup: 10001
  readOnlyRootFilesystem: true
  allowPrivilegeEscalation: false
  capabilities:
    drop: [ALL]
{{- end }}

{{- define "hent.podSecurity" -}}
automountServiceAccountToken: false
enableServiceLinks: false
securityContext:
  runAsNonRoot: true
  runAsUser: 10001
  runAsGroup: 10001
  fsGroup: 10001
  seccompProfile:
    type: RuntimeDefault
{{- with .Values.imagePullSecrets }}
imagePullSecrets:
  {{- toYaml . | nindent 2 }}
{{- end }}
{{- end }}

{{/* Pictures are made again where they are not found; photographs of the chain lie in a store that all share (PICTURES). */}}
{{- define "hent.mounts" -}}
volumeMounts:
  - name: data
    mountPath: /data
  - name: tmp
    mountPath: /tmp
{{- end }}

{{- define "hent.volumes" -}}
volumes:
  - name: data
    emptyDir:
      sizeLimit: 1536Mi
  - name: tmp
    emptyDir:
      sizeLimit: 256Mi
{{- end }}
