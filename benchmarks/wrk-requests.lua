-- Sends the requests of a file, one after the other and each whole as it goes over the wire; between two of them is a NUL.
--
--   wrk -s benchmarks/wrk-requests.lua URL -- FILE

local requests = {}
local sent = 0

function init(args)
  local file = assert(io.open(args[1], 'rb'))
  for one in file:read('*a'):gmatch('%Z+') do requests[#requests + 1] = one end
  file:close()
end

function request()
  sent = sent + 1
  return assert(requests[sent], 'too few requests')
end
