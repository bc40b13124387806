{{- define "hent.varnish" -}}
{{ include "hent.name" . }}-varnish
{{- end }}

{{- define "hent.varnishSelector" -}}
app.kubernetes.io/name: hent
app.kubernetes.io/instance: {{ .Release.Name }}
app.kubernetes.io/component: varnish
{{- end }}

{{/* deploy/varnish/hent.vcl with the Service of the shop behind it, and the cluster's pods as those who may say what has changed. */}}
{{- define "hent.vcl" -}}
{{- $pods := "" -}}
{{- range .Values.varnish.podNetworks -}}
{{- $pods = printf "%s    %s;\n" $pods (regexReplaceAll "^([0-9a-f.:]+)/([0-9]+)$" . "\"${1}\"/${2}") -}}
{{- end -}}
{{- .Files.Get "files/hent.vcl" | replace "    \"shop.internal\";\n" $pods | replace "shop.internal" (include "hent.name" .) | replace ".port = \"80\"" (printf ".port = \"%d\"" (int .Values.service.port)) -}}
{{- end }}

{{/* Every Varnish by its name, with commas between. */}}
{{- define "hent.varnishUrls" -}}
{{- $urls := list -}}
{{- range until (int .Values.varnish.replicas) -}}
{{- $urls = append $urls (printf "http://%s-%d.%s-each:6081" (include "hent.varnish" $) . (include "hent.varnish" $)) -}}
{{- end -}}
{{- join "," $urls -}}
{{- end }}
